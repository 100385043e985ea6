import { expect, it } from "vitest";
import { demoRelease } from "../../../demo/catalogue/wall-pictures.ts";
import { chooseFormat, chooseFrame, chooseMaterial, chooseOption } from "./choose.ts";
import { materialChange } from "./material-change.ts";
import type { CalculatorSetup, CalculatorState } from "./setup.ts";
import { size, wallSetups } from "./wall-setups.fixture.ts";

const { canvas, framed, start } = wallSetups(demoRelease);
const changedBy = (setup: CalculatorSetup, state: CalculatorState, material: string) =>
  materialChange(setup, chooseMaterial(setup, state, material));

// Core document, section 4: selecting a material resets the format to its initially selected format.
it("says the format that a material begins with, and has the way back to the former one", () => {
  const large = chooseFormat(canvas, start(), size(90, 60)).state;
  const change = changedBy(canvas, large, "acrylglas");
  expect(change).toMatchObject({ format: size(60, 40), frame: [], reasons: [], back: { format: size(90, 60) } });
  expect(change?.back?.chosen.state.configuration).toMatchObject({ materialType: "acrylglas", format: size(90, 60) });
});

it("has no way back to a format that the material does not come in", () => {
  const panorama = chooseFormat(canvas, start(), size(200, 140)).state;
  expect(changedBy(canvas, panorama, "echtglas")).toMatchObject({ format: size(60, 40), back: null });
});

it("says nothing where format and frame stay, whatever else means nothing for the material", () => {
  const deep = chooseOption(canvas, start(), "stretcher", "38").state;
  expect(changedBy(canvas, deep, "acrylglas")).toBeNull();
});

it("says which frame is around it now, that the mat is gone, and why; and both when they come back", () => {
  const change = changedBy(framed, start(framed), "leinwand");
  expect(change?.format).toBeNull();
  expect(change?.frame.map(({ key }) => key)).toEqual(["frame.variant", "pp.none"]);
  expect(change?.reasons.map(({ reason }) => reason)).toEqual(["frame-not-for-material", "mat-needs-glass"]);

  const onCanvas = chooseMaterial(framed, start(framed), "leinwand").state;
  const back = changedBy(framed, onCanvas, "poster");
  expect(back?.frame.map(({ key }) => key)).toEqual(["frame.variant", "wall.mat"]);
  expect(back?.reasons).toEqual([]);
});

it("says that no frame is left", () => {
  const change = changedBy(framed, start(framed), "fototapete");
  expect(change?.frame).toEqual([{ key: "frame.none" }]);
});

it("is about materials alone: a format or a frame says itself what it is", () => {
  expect(materialChange(canvas, chooseFormat(canvas, start(), size(90, 60)))).toBeNull();
  expect(materialChange(framed, chooseFrame(framed, start(framed), null))).toBeNull();
  expect(materialChange(framed, chooseFormat(framed, start(framed), size(20, 15), "poster"))).toBeNull();
});
