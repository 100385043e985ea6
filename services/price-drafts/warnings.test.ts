import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productKinds } from "../../products/registry.ts";
import { warningsOf } from "./warnings.ts";

const demo = (kind: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../demo/catalogue", `${kind}.json`), "utf8"));

test.each(productKinds.map(({ key }) => key))("the demo's list of %s has nothing to look at once more", (kind) => {
  expect(warningsOf(demo(kind), "de-DE")).toEqual([]);
});

test("where 24 prints cost more than 36, the place of the dearer price is named", () => {
  const boxes = demo("photobox");
  boxes.types[0].sizes[0].price = 1990;
  expect(warningsOf(boxes, "en-GB")).toEqual([
    { place: "types[0].sizes[0].price", rule: "24 costs €19.90, more than 36 at €16.90" },
  ]);
});

test("of a list that is upside down the first fifty places are named", () => {
  const sizes = Array.from({ length: 400 }, (_, index) => ({ quantityMax: index + 1, price: 9000 - index }));
  expect(warningsOf({ sizes }, "de-DE")).toHaveLength(50);
});
