import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import manifest from "./manifest.json" with { type: "json" };

const folder = fileURLToPath(new URL(".", import.meta.url));

it("the manifest names every picture of the folder and no other", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".webp"));
  expect(manifest.pictures.map((picture) => picture.file).sort()).toEqual(files.sort());
});

describe.each(manifest.pictures)("$name", (picture) => {
  it("has the size the manifest says", async () => {
    const { width, height } = await sharp(`${folder}/${picture.file}`).metadata();
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
  });
  it("is described in both languages, and its focus lies inside", () => {
    expect(picture.alt.de).not.toBe("");
    expect(picture.alt.en).not.toBe(picture.alt.de);
    for (const at of [picture.focus.xPercent, picture.focus.yPercent]) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(100);
    }
  });
});
