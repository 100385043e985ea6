import { expect, test } from "vitest";
import { demoBoxes } from "../../demo/catalogue/photo-boxes.ts";
import { photobox } from "../../products/photobox/photobox.ts";
import { checkConfiguration } from "./check-configuration.ts";

const full = {
  photoboxType: "small",
  photoboxFormat: { width: 100, height: 120 },
  photoboxQuantityMax: 24,
  paper: "simple",
  box: "cardboard",
  tileCount: 24,
} as const;
const saved = (changes: object) => checkConfiguration(photobox, { ...full, ...changes }, demoBoxes);

test("one print more than a box holds is saved, so that she can take it out again; baskets refuse it", () => {
  expect(saved({ tileCount: 25 })).toEqual({ ok: true, value: undefined });
  expect(photobox.check({ ...full, tileCount: 25 }, demoBoxes).map(({ reason }) => reason)).toEqual([
    "too-many-prints",
  ]);
});

test("a box that there is not is refused, however many prints are in it", () => {
  expect(saved({ photoboxQuantityMax: 30, tileCount: 31 })).toEqual({ ok: false, error: "box-size-unknown" });
});
