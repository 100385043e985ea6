import { describe, expect, it } from "vitest";
import { demoRelease } from "../../../demo/catalogue/wall-pictures.ts";
import { changeChoice } from "../panel/change-choice.ts";
import { readAddress } from "./address.ts";
import { chooseFormat, chooseFrame, chooseMat, chooseMaterial, chooseOption } from "./choose.ts";
import { priceOf } from "./price.ts";
import type { CalculatorSetup, CalculatorState } from "./setup.ts";
import { size, wallSetups } from "./wall-setups.fixture.ts";
import { givenWay } from "./wish.ts";

/** The slim frame ends at 1200 x 900, the wide at 1500 x 1000. */
const { framed: german } = wallSetups(demoRelease);
const american: CalculatorSetup = { ...german, shop: { currency: "USD", unit: "inch" } };
const start = (setup = german) => readAddress(setup, {}).state;
const names = (state: CalculatorState) => givenWay(german, state).map(({ key }) => key);

const slim = { frameType: "holzrahmen-slim-oak-natural", matSize: 30, matType: "mat-weiss" };
const wide = { ...slim, frameType: "holzrahmen-wide-oak-natural" };

describe("a format the frame does not come in", () => {
  it.each([
    ["120 x 80 cm", german, size(120, 80)],
    ["48 x 32 in", american, { width: 1219, height: 813 }],
  ])("%s: keeps the mat and takes the wider frame in the same wood, in Germany as in America", (_, setup, format) => {
    const { state, notices } = chooseFormat(setup, start(setup), format);
    expect(state.configuration).toMatchObject({ ...wide, format });
    expect(notices.map(({ reason }) => reason)).toEqual(["frame-too-large"]);
    expect(givenWay(setup, state)).toEqual([{ key: "frame.wood-wide" }]);
  });

  it("is settled in the designer as on the page", () => {
    const { configuration } = start();
    const settled = changeChoice(configuration, { format: size(120, 80) }, demoRelease, "cm");
    expect(settled.configuration).toMatchObject(wide);
  });

  it("gives up the mat, too, where no frame holds it", () => {
    const { state } = chooseFormat(german, start(), size(150, 100));
    expect(state.configuration).toMatchObject({ frameType: wide.frameType, matSize: 0, matType: "mat-none" });
    expect(names(state)).toEqual(["frame.wood-wide", "pp.none"]);
  });

  it("gives up the mat before the frame's wood, where the frame has no wider twin", () => {
    const wood = chooseFrame(german, start(), wide.frameType).state;
    const { state } = chooseFormat(german, wood, size(150, 100));
    expect(state.configuration).toMatchObject({ frameType: wide.frameType, matSize: 0 });
    expect(names(state)).toEqual(["pp.none"]);
  });

  it("says nothing where everything fits", () => {
    const { state, notices } = chooseFormat(german, start(), size(90, 60));
    expect(state.configuration).toMatchObject(slim);
    expect([names(state), notices]).toEqual([[], []]);
  });
});

describe("what gave way", () => {
  const price = ({ configuration }: CalculatorState) =>
    priceOf(configuration, demoRelease, {
      currency: "EUR",
      tax: { rate: 190_000, included: true },
      on: "2026-11-20",
    }).priceCurrent;

  it("comes back with a format it fits: the same piece at the same price as before", () => {
    const before = start();
    const back = chooseFormat(german, chooseFormat(german, before, size(150, 100)).state, size(60, 40));
    expect(back.state.configuration).toEqual(before.configuration);
    expect(price(back.state)).toBe(6390);
    expect(back.notices).toEqual([]);
  });

  it("comes back with its material", () => {
    const canvas = chooseMaterial(german, start(), "leinwand").state;
    expect(canvas.configuration).toMatchObject({ frameType: "schattenfuge-leinwand-black", matSize: 0 });
    expect(chooseMaterial(german, canvas, "poster").state.configuration).toMatchObject(slim);
  });

  it("is said once, and again when something else gives way", () => {
    const large = chooseFormat(german, start(), size(120, 80)).state;
    expect(chooseFormat(german, large, size(120, 90)).notices).toEqual([]);
    expect(chooseOption(german, large, "glass", "museum").notices).toEqual([]);
    expect(chooseFormat(german, large, size(150, 100)).notices.map(({ reason }) => reason)).toEqual([
      "frame-too-large",
    ]);
  });

  it("does not come back after she chose another", () => {
    const large = chooseFormat(german, start(), size(120, 80)).state;
    const walnut = chooseFrame(german, large, "holzrahmen-wide-walnut").state;
    expect(chooseFormat(german, walnut, size(60, 40)).state.configuration.frameType).toBe("holzrahmen-wide-walnut");
    const bare = chooseFrame(german, large, null).state;
    expect(chooseFormat(german, bare, size(60, 40)).state.configuration).toMatchObject({ frameType: null, matSize: 0 });
  });

  it("leaves the frame alone while she chooses a mat for it", () => {
    const large = chooseFormat(german, start(), size(120, 80)).state;
    const { state } = chooseMat(german, large, "mat-none");
    expect(state.configuration).toMatchObject({ frameType: wide.frameType, matSize: 0 });
    expect(names(state)).toEqual([]);
  });
});
