import { expect, test } from "vitest";
import { canvas, photoElement } from "../../../design/sample-designs.ts";
import { uprightSize } from "./upright-size.ts";

test.each([
  [0, { width: 4000, height: 3000 }],
  [90_000, { width: 3000, height: 4000 }],
  [-90_000, { width: 3000, height: 4000 }],
  [180_000, { width: 4000, height: 3000 }],
  [93_000, { width: 3000, height: 4000 }],
])("turned by %i millidegrees", (rotation, size) => {
  const element = photoElement({ rotation });
  expect(uprightSize(canvas(element), element)).toEqual(size);
});

test("nothing without a photo", () => {
  expect(uprightSize(canvas(), undefined)).toBeNull();
  expect(uprightSize(canvas(), { ...photoElement(), photo: null })).toBeNull();
});
