import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hashesIn, makeFontLinks } from "./font-links.ts";

const generated = readFileSync(new URL("../design/text/font-links.generated.ts", import.meta.url), "utf8");

describe("font files", () => {
  test("are those of the table, letter by letter", async () => {
    const made = await makeFontLinks(generated);
    expect(made.problems).toEqual([]);
    expect(made.source).toBe(generated);
  });

  test("with other bytes need another key", async () => {
    const [hash = ""] = hashesIn(generated).values();
    const { problems } = await makeFontLinks(generated.replace(hash, "0".repeat(64)));
    expect(problems).toEqual([
      "design/fonts/InstrumentSans-Regular.ttf is another file than before: the font needs a new key",
    ]);
  });
});
