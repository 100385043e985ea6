import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMPILER, compile } from "../../design/compile.ts";
import { goldenArt, goldenDesigns } from "./golden-designs.fixture.ts";
import { createStock } from "./stock.ts";

/** Hashes by number of the compiler, by name of the design. */
type GoldenHashes = Readonly<Record<string, Readonly<Record<string, string>>>>;
const file = join(import.meta.dirname, "golden-hashes.json");
const hashes = JSON.parse(await readFile(file, "utf8")) as GoldenHashes;
const stock = createStock(async () => new Map([[goldenArt.hash, goldenArt]]));

/**
 * When this fails, designs that customers approved would be printed otherwise. Either the change is a mistake, or it gets
 * a COMPILER number of its own: then old versions are compiled as before, and the new hashes are added beside the old.
 */
test.each(goldenDesigns)("what was approved stays as it is: $name", async ({ name, document, layouts }) => {
  const { hash, findings } = compile(document, layouts, await stock(document));
  expect(findings).toEqual([]);
  expect({ [name]: hash }).toEqual({ [name]: hashes[COMPILER]?.[name] });
});

test("every number of the compiler has hashes of every design that there was", () => {
  const numbers = Object.keys(hashes).map(Number);
  expect(numbers).toEqual(Array.from({ length: COMPILER - 1 }, (_, index) => index + 2));
  for (const number of numbers) expect(Object.keys(hashes[number] ?? {}).length).toBeGreaterThan(0);
});
