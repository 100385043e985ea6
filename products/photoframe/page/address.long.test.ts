import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery, writeQuery } from "../../../core/query-string.ts";
import { demoRelease } from "../../../demo/catalogue/wall-pictures.ts";
import { matChoices, optionChoices } from "../choices.ts";
import { readLink } from "../read-link.ts";
import { writeLink } from "../write-link.ts";
import { readAddress, writeAddress } from "./address.ts";
import { chooseFormat, chooseFrame, chooseMat, chooseMaterial, chooseOption, chooseOrientation } from "./choose.ts";
import { moreFormats } from "./format-tabs.ts";
import { frameOnly } from "./frame-only.ts";
import { frameFamilies } from "./frames.ts";
import type { CalculatorSetup, CalculatorState } from "./setup.ts";

const pages: readonly CalculatorSetup[] = [
  { initial: { materialType: "leinwand" }, unit: "cm", orientation: "landscape" } as const,
  { initial: { materialType: "poster", frameType: "holzrahmen" }, unit: "cm", orientation: "landscape" } as const,
  { initial: { materialType: "poster", frameType: "holzrahmen" }, unit: "inch", orientation: "portrait" } as const,
].map(({ initial, unit, orientation }) => ({
  release: demoRelease,
  shop: { currency: "EUR", unit },
  initial,
  orientation,
}));

/** Every state one click away. */
function steps(setup: CalculatorSetup, state: CalculatorState): readonly CalculatorState[] {
  const { release } = setup;
  const { configuration } = state;
  const possible = <One extends { refusal: unknown }>(choices: readonly One[]) => choices.filter((one) => !one.refusal);
  return [
    ...release.materials.map(({ key }) => chooseMaterial(setup, state, key)),
    ...moreFormats(setup, state).flatMap(({ formats }) =>
      formats.map(({ format, materialType }) => chooseFormat(setup, state, format, materialType)),
    ),
    ...(["portrait", "landscape"] as const).map((way) => chooseOrientation(setup, state, way)),
    ...optionChoices(configuration, release).flatMap(({ key, choices }) =>
      possible(choices).map(({ value }) => chooseOption(setup, state, key, value)),
    ),
    chooseFrame(setup, state, null),
    ...frameFamilies(setup, state).flatMap(({ finishes }) =>
      possible(finishes).map(({ value }) => chooseFrame(setup, state, value)),
    ),
    ...(configuration.frameType ? possible(matChoices(configuration, release)) : []).map(({ value }) =>
      chooseMat(setup, state, value),
    ),
  ].map((chosen) => chosen.state);
}

/** States a visitor can come to by up to eight clicks on a page. */
const reached = fc.tuple(fc.constantFrom(...pages), fc.array(fc.nat(), { maxLength: 8 })).map(([setup, clicks]) => {
  const start = readAddress(setup, {}).state;
  const state = clicks.reduce((one, click) => {
    const next = steps(setup, one);
    return next[click % next.length] ?? one;
  }, start);
  return { setup, state };
});

const throughText = (parameters: ReturnType<typeof writeAddress>) => parseQuery(writeQuery(parameters));

/** The address says what is chosen; what gave way for it is remembered by the page alone. */
const chosenOf = ({ configuration, orientation }: CalculatorState) => ({ configuration, orientation });

describe("the choice lives in the address", () => {
  it("whatever was clicked, the address reads back as the same state, without notices", () => {
    fc.assert(
      fc.property(reached, ({ setup, state }) => {
        expect(readAddress(setup, throughText(writeAddress(setup, state)))).toEqual({
          state: chosenOf(state),
          notices: [],
        });
      }),
      { numRuns: 150 },
    );
  });

  it("every link to the designer is read back as the same piece, without notices", () => {
    fc.assert(
      fc.property(reached, ({ setup, state: { configuration } }) => {
        const only = frameOnly(setup, configuration);
        for (const piece of only ? [configuration, only] : [configuration]) {
          const query = parseQuery(writeQuery(writeLink(piece)));
          const { notices, configuration: read } = readLink(query, setup.release, setup.shop);
          expect(notices).toEqual([]);
          expect(read).toEqual(piece);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("a page's own state needs no parameters, and another material's own state only its name", () => {
    for (const setup of pages) {
      const own = readAddress(setup, {}).state;
      expect(writeQuery(writeAddress(setup, own))).toBe("");
      const glass = chooseMaterial(setup, own, "acrylglas").state;
      expect(writeQuery(writeAddress(setup, glass))).toBe("materialType=acrylglas");
    }
  });

  it("no frame on a page that begins with one is said", () => {
    const [, framed] = pages as [CalculatorSetup, CalculatorSetup];
    const bare = chooseFrame(framed, readAddress(framed, {}).state, null).state;
    expect(writeQuery(writeAddress(framed, bare))).toBe("frameType=none");
  });

  it("whatever else an address carries, it never fails", () => {
    const [setup] = pages as [CalculatorSetup];
    const key = fc.constantFrom(
      "materialType",
      "formatType",
      "frameType",
      "matSize",
      "matType",
      "optionTypes[]",
      "sku",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string()), { maxLength: 6 }), (pairs) => {
        const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
        const { state } = readAddress(setup, parseQuery(query));
        expect(readAddress(setup, throughText(writeAddress(setup, state))).state).toEqual(chosenOf(state));
      }),
    );
  });
});
