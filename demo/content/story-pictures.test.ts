import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { spaceFolder } from "./space.ts";
import { withPictureSizes } from "./story-pictures.ts";

it("every picture of a story has the sizes that the studio made; `node scripts/renew-story-pictures.ts` writes them", () => {
  const files = globSync("**/*.json", { cwd: spaceFolder });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const content = JSON.parse(readFileSync(join(spaceFolder, file), "utf8"));
    expect(withPictureSizes(content), file).toEqual(content);
  }
});

it("a story with a picture that nobody made is refused, and an editor's own picture is left alone", () => {
  const asset = { fieldtype: "asset", filename: "/pictures/nowhere.webp", meta_data: {} };
  expect(() => withPictureSizes([asset])).toThrow("demo/pictures has no /pictures/nowhere.webp");
  const own = { ...asset, filename: "/f/1/9x9/a/b.jpg" };
  expect(withPictureSizes([own])).toEqual([own]);
});
