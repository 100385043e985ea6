import { describe, expect, it } from "vitest";
import { demoRelease } from "../../../demo/catalogue/wall-pictures.ts";
import { readAddress } from "./address.ts";
import { chooseFormat, chooseFrame, chooseMat, chooseMaterial, chooseOption, chooseOrientation } from "./choose.ts";
import { formatTabs, isListed, moreFormats, tabOf } from "./format-tabs.ts";
import { frameOnly } from "./frame-only.ts";
import { materialRows } from "./materials.ts";
import { ownLimits, readOwnFormat } from "./own-format.ts";
import type { CalculatorSetup } from "./setup.ts";
import { size, wallSetups } from "./wall-setups.fixture.ts";

const { canvas, framed, start } = wallSetups(demoRelease);
const american: CalculatorSetup = { ...canvas, shop: { currency: "USD", unit: "inch" } };
const tabs = (setup = canvas, material = "leinwand") => {
  const found = setup.release.materials.find(({ key }) => key === material);
  if (!found) throw new Error(material);
  return formatTabs(setup.release, found, setup.shop.unit);
};

describe("choosing a material", () => {
  it("resets the format to the one the material initially has", () => {
    const large = chooseFormat(canvas, start(), size(120, 80)).state;
    expect(chooseMaterial(canvas, large, "poster").state.configuration).toMatchObject({
      materialType: "poster",
      format: size(60, 40),
    });
    expect(chooseMaterial(canvas, large, "pvcplane").state.configuration.format).toEqual(size(100, 100));
  });

  it("drops what means nothing for the new material without a word", () => {
    const deep = chooseOption(canvas, start(), "stretcher", "38").state;
    const { state, notices } = chooseMaterial(canvas, deep, "aludibond");
    expect(state.configuration.optionTypes).not.toHaveProperty("stretcher");
    expect(notices).toEqual([]);
  });

  it("exchanges a frame that does not suit it, gives up the mat, and says so", () => {
    const { state, notices } = chooseMaterial(framed, start(framed), "leinwand");
    expect(state.configuration).toMatchObject({ frameType: "schattenfuge-leinwand-black", matSize: 0 });
    expect(notices.map(({ reason }) => reason)).toEqual(["frame-not-for-material", "mat-needs-glass"]);
  });

  it("keeps a standing picture standing", () => {
    const standing = chooseOrientation(canvas, start(), "portrait").state;
    expect(chooseMaterial(canvas, standing, "poster").state.configuration.format).toEqual(size(40, 60));
  });
});

describe("the rows of the materials", () => {
  it("name the price at the chosen format and lead to the initial one", () => {
    const state = chooseFormat(canvas, start(), size(75, 50)).state;
    const poster = materialRows(canvas, state).find(({ key }) => key === "poster");
    expect(poster?.priced.format).toEqual(size(75, 50));
    expect(poster?.target.state.configuration.format).toEqual(size(60, 40));
  });

  it("say why a material does not come in the chosen format, and can be chosen all the same", () => {
    const state = chooseFormat(canvas, start(), size(150, 100)).state;
    const glass = materialRows(canvas, state).find(({ key }) => key === "echtglas");
    expect(glass?.notInFormat?.reason).toBe("format-too-large");
    expect(glass?.priced).toEqual(glass?.target.state.configuration);
  });
});

describe("formats", () => {
  it("the first tab shows the short list, the rest of its ratio is in the dialog", () => {
    const [first] = tabs();
    expect(first?.listed).toEqual([30, 45, 60, 75, 90, 120].map((width) => size(width, (width / 3) * 2)));
    expect(first?.formats.filter((format) => !first.listed.includes(format))).toEqual([size(105, 70), size(150, 100)]);
  });

  it("no tab shows more than six, panoramas share one, hidden ones have none", () => {
    const keys = tabs().map(({ key }) => key);
    expect(keys).toEqual(["3:2", "4:3", "5:4", "square", "2:1", "16:9", "panoramic", "din"]);
    expect(Math.max(...tabs().map(({ listed }) => listed.length))).toBe(6);
    const wall = demoRelease.formats.wall;
    if (!wall) throw new Error("no list");
    const release = {
      ...demoRelease,
      formats: { ...demoRelease.formats, wall: { ...wall, cm: { ...wall.cm, hidden: ["333x222"] } } },
    };
    const [material] = release.materials;
    if (!material) throw new Error("no material");
    expect(formatTabs(release, { ...material, key: "other" }, "cm").map(({ key }) => key)).not.toContain("hidden");
  });

  it("a chosen format that no tab lists is in the slot, until another one is chosen", () => {
    const more = chooseFormat(canvas, start(), size(150, 100)).state;
    expect(isListed(tabs(), more.configuration.format)).toBe(false);
    expect(tabOf(tabs(), more.configuration.format)?.key).toBe("3:2");
    const own = chooseFormat(canvas, more, size(73, 41)).state;
    expect(isListed(tabs(), own.configuration.format)).toBe(false);
    expect(tabOf(tabs(), own.configuration.format)).toBeNull();
    const listed = chooseFormat(canvas, own, size(90, 60)).state;
    expect(isListed(tabs(), listed.configuration.format)).toBe(true);
  });

  it("turned by the portrait flag or by the visitor, and a square stays turned for the others", () => {
    const flagged = { ...canvas, orientation: "portrait" } as const;
    expect(start(flagged).configuration.format).toEqual(size(40, 60));
    const square = chooseFormat(canvas, start(flagged), size(60, 60)).state;
    expect(square.orientation).toBe("portrait");
    expect(chooseOrientation(canvas, square, "landscape").state.configuration.format).toEqual(size(60, 60));
  });

  it("the dialog has every format once, and exchanges a material that cannot be made in it", () => {
    const groups = moreFormats(canvas, start());
    const all = groups.flatMap(({ formats }) => formats);
    const canvasAlone = tabs().flatMap(({ formats }) => formats).length;
    expect(all.filter(({ materialType }) => materialType === "leinwand")).toHaveLength(canvasAlone);
    expect(all.find(({ format }) => format.width === 200 && format.height === 150)?.materialType).toBe("poster");
    expect(groups.find(({ key }) => key === "fototapete")?.formats.map(({ materialType }) => materialType)).toEqual(
      Array(6).fill("fototapete"),
    );
    const small = chooseFormat(canvas, start(), size(20, 15), "poster").state.configuration;
    expect(small).toMatchObject({ materialType: "poster", format: size(20, 15) });
  });

  it("American sizes are the American list", () => {
    expect(start(american).configuration.format).toEqual({ width: 610, height: 406 });
    expect(tabs(american).map(({ key }) => key)).toEqual(["3:2", "4:3", "square"]);
  });
});

describe("an own format", () => {
  const read = (width: string, height: string, setup = canvas) => readOwnFormat(setup, start(setup), { width, height });
  it("is two whole centimetres or half inches within the material's limits", () => {
    expect(read("73", "41")).toEqual({ ok: true, value: size(73, 41) });
    expect(read("12,5", "20", american)).toEqual({ ok: true, value: { width: 318, height: 508 } });
  });
  it.each([
    ["", "50", "empty"],
    ["7a", "50", "not-a-number"],
    ["0", "50", "not-a-number"],
    ["-5", "50", "not-a-number"],
    ["1e9", "50", "not-a-number"],
    ["73.5", "50", "not-a-whole-step"],
  ])("%s x %s: %s", (width, height, failure) => {
    expect(read(width, height)).toEqual({ ok: false, error: [{ side: "width", failure }] });
  });
  it.each([
    ["19", "19", "format-too-small"],
    ["201", "60", "format-too-large"],
    ["200", "150", "format-too-large"],
  ])("%s x %s: %s", (width, height, reason) => {
    expect(read(width, height)).toMatchObject({ ok: false, error: [{ side: "both", refusal: { reason } }] });
  });
});

describe("the limits of own formats", () => {
  it("are the material's, in inches the half inches within them, which can all be ordered", () => {
    const canvasMaterial = demoRelease.materials.find(({ key }) => key === "leinwand");
    if (!canvasMaterial) throw new Error("no canvas");
    expect(ownLimits(canvas, canvasMaterial)).toEqual({ smallest: size(20, 20), largest: size(200, 140) });
    const inches = ownLimits(american, canvasMaterial);
    expect(inches).toEqual({ smallest: { width: 203, height: 203 }, largest: { width: 1994, height: 1397 } });
    for (const [width, height] of [
      ["8", "8"],
      ["78.5", "55"],
    ]) {
      expect(readOwnFormat(american, start(american), { width: width ?? "", height: height ?? "" }).ok).toBe(true);
    }
  });
});

describe("frames", () => {
  it("a first frame brings the usual mat, an exchanged one keeps it where it can", () => {
    const poster = chooseMaterial(canvas, start(), "poster").state;
    const wood = chooseFrame(canvas, poster, "holzrahmen-slim-white").state;
    expect(wood.configuration).toMatchObject({ matSize: 30, matType: "mat-weiss" });
    const black = chooseMat(canvas, wood, "mat-none").state;
    const metal = chooseFrame(canvas, black, "alurahmen-angular-black").state;
    expect(metal.configuration).toMatchObject({ matSize: 0, matType: "mat-none" });
  });

  it("without frame there is no mat, and no glass to choose", () => {
    const bare = chooseFrame(framed, start(framed), null);
    expect(bare.state.configuration).toMatchObject({ frameType: null, matSize: 0, matType: "mat-none" });
    expect(bare.state.configuration.optionTypes).not.toHaveProperty("glass");
    expect(bare.notices).toEqual([]);
  });

  it("an option the frame makes impossible gives way and is named", () => {
    const laminated = chooseOption(
      canvas,
      chooseMaterial(canvas, start(), "poster").state,
      "lamination",
      "glossy",
    ).state;
    const { state, notices } = chooseFrame(canvas, laminated, "holzrahmen-slim-white");
    expect(state.configuration.optionTypes.lamination).toBe("none");
    expect(notices.map(({ reason }) => reason)).toEqual(["option-not-under-glass"]);
  });

  it("is sold without photo with its glass and mat, where there is one", () => {
    const only = frameOnly(framed, start(framed).configuration);
    expect(only).toMatchObject({ materialType: null, frameType: "holzrahmen-slim-oak-natural", matSize: 30 });
    expect(frameOnly(canvas, start().configuration)).toBeNull();
  });
});

describe("options", () => {
  const stretcher = (state: { configuration: { optionTypes: Readonly<Record<string, string>> } }) =>
    state.configuration.optionTypes.stretcher;

  it("what is only usual follows the size, without a word", () => {
    const large = chooseFormat(canvas, start(), size(150, 100));
    expect([stretcher(large.state), large.notices]).toEqual(["38", []]);
    expect(stretcher(chooseFormat(canvas, large.state, size(60, 40)).state)).toBe("25");
  });

  it("what was chosen stays", () => {
    const deep = chooseOption(canvas, start(), "stretcher", "38").state;
    expect(stretcher(chooseFormat(canvas, deep, size(90, 60)).state)).toBe("38");
    expect(stretcher(chooseFrame(canvas, deep, "schattenfuge-leinwand-black").state)).toBe("38");
  });
});

describe("an article number", () => {
  it("preselects material and format, and frame where it names one", () => {
    const { state, notices } = readAddress(canvas, { sku: "poster-900x600" });
    expect(notices).toEqual([]);
    expect(state.configuration).toMatchObject({ materialType: "poster", format: size(90, 60), frameType: null });
    const wood = readAddress(canvas, { sku: "photoframe-poster-holzrahmen-slim-white-600x400" }).state.configuration;
    expect(wood).toMatchObject({ frameType: "holzrahmen-slim-white", matSize: 0 });
  });
  it("gives way to what stands beside it", () => {
    expect(readAddress(canvas, { sku: "poster-900x600", formatType: "300x200" }).state.configuration).toMatchObject({
      materialType: "poster",
      format: size(30, 20),
    });
  });
  it.each(["gold-600x400", "poster-0x400", "poster", "<script>"])("%s is none of ours, which is said", (sku) => {
    const { state, notices } = readAddress(canvas, { sku });
    expect(state).toEqual(start());
    expect(notices.map(({ field }) => field)).toEqual(["sku"]);
  });
});
