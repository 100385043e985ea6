import { expect, test } from "vitest";
import { demoRelease, picture, whiteMat } from "../../../demo/catalogue/wall-pictures.ts";
import { changeChoice } from "./change-choice.ts";
import { photoFits } from "./format-fit.ts";
import { smallerFormat } from "./smaller-format.ts";

const framed = picture("poster 60x40", { frameType: "holzrahmen-slim-oak-natural", ...whiteMat });

test("a photo fits the formats that show all but three hundredths of it", () => {
  const threeToTwo = { width: 6000, height: 4000 };
  expect(photoFits(threeToTwo, { width: 600, height: 400 })).toBe(true);
  expect(photoFits(threeToTwo, { width: 594, height: 420 })).toBe(false);
  expect(photoFits(threeToTwo, { width: 400, height: 600 })).toBe(false);
  expect(photoFits({ width: 4000, height: 3000 }, { width: 420, height: 297 })).toBe(false);
  expect(photoFits(null, { width: 600, height: 400 })).toBe(false);
});

test("the offer for a small photo is the largest listed format of the same proportions that is sharp", () => {
  const sharp = { width: 470_000, height: 313_000 };
  expect(smallerFormat(framed, demoRelease, sharp, "cm")?.format).toEqual({ width: 450, height: 300 });
  const standing = { ...framed, format: { width: 400, height: 600 } };
  expect(smallerFormat(standing, demoRelease, { width: 313_000, height: 470_000 }, "cm")?.format).toEqual({
    width: 300,
    height: 450,
  });
});

test("a photo too small for every format gets no offer, and neither does a frame alone", () => {
  expect(smallerFormat(framed, demoRelease, { width: 20_000, height: 13_000 }, "cm")).toBeNull();
  const frameOnly = picture("none 30x20", { frameType: "fotorahmen-wood" });
  expect(smallerFormat(frameOnly, demoRelease, { width: 900_000, height: 900_000 }, "cm")).toBeNull();
});

test("another material keeps the format; the frame it cannot have gives way and is named", () => {
  const { configuration, notices } = changeChoice(framed, { materialType: "leinwand" }, demoRelease, "cm");
  expect(configuration).toMatchObject({ materialType: "leinwand", format: { width: 600, height: 400 } });
  expect(configuration.frameType).not.toBe("holzrahmen-slim-oak-natural");
  expect(notices.map(({ field }) => field)).toContain("frameType");
});
