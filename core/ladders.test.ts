import { describe, expect, test } from "vitest";
import { ladderSentence } from "./ladder-words.ts";
import { ladderFaults } from "./ladders.ts";

const said = (data: unknown) =>
  ladderFaults(data).map((fault) => `${fault.path.join("/")}: ${ladderSentence(fault, "en")}`);

describe("quantity steps", () => {
  test("that rise from the first piece on are sound; a rebate may begin later", () => {
    expect(
      said({
        prices: [
          { from: 1, price: 19 },
          { from: 25, price: 14 },
        ],
      }),
    ).toEqual([]);
    expect(
      said({
        breaks: [
          { from: 2, percentOff: 5 },
          { from: 10, percentOff: 9 },
        ],
      }),
    ).toEqual([]);
  });

  test("that meet or fall back name both lines", () => {
    const prices = [
      { from: 1, price: 19 },
      { from: 25, price: 14 },
      { from: 25, price: 12 },
      { from: 10, price: 9 },
    ];
    expect(said({ formats: [{ prices }] })).toEqual([
      "formats/0/prices: line 2 and line 3 overlap at 25: it is not clear which one counts",
      "formats/0/prices: line 3 and line 4 overlap at 10: it is not clear which one counts",
    ]);
  });

  test("that leave the first pieces without a price have a gap", () => {
    expect(said({ prices: [{ from: 25, price: 14 }] })).toEqual([
      "prices: there is a gap at 1–24: line 1 does not join on",
    ]);
    expect(said({ unitPrices: [{ quantity: 5, cents: 300 }] })).toHaveLength(1);
  });
});

describe("bands", () => {
  test("up to numbers and sizes rise to an open end", () => {
    expect(
      said({
        rounding: [
          { upTo: 1999, step: 50 },
          { upTo: null, step: 100 },
        ],
      }),
    ).toEqual([]);
    expect(said({ bleed: [{ upTo: { width: 600, height: 400 } }, { upTo: { width: 400, height: 900 } }, {}] })).toEqual(
      [],
    );
    expect(said({ bands: [{ upToM2: 0.25 }, { upToM2: 1.5 }, {}] })).toEqual([]);
  });

  test("that no size reaches overlap, and without an open end there is a gap", () => {
    expect(said({ bleed: [{ upTo: { width: 900, height: 600 } }, { upTo: { width: 600, height: 400 } }, {}] })).toEqual(
      ["bleed: line 1 and line 2 overlap at 600x400: it is not clear which one counts"],
    );
    expect(said({ rounding: [{ upTo: null }, { upTo: 500 }] })).toEqual([
      "rounding: line 1 and line 2 overlap at 500: it is not clear which one counts",
      "rounding: a line without end is missing after line 2: nothing counts above it",
    ]);
    expect(said({ bands: [{ upToM2: 1.5 }, { upToM2: 0.25 }] })).toHaveLength(2);
  });
});

describe("days", () => {
  test("two tax rates from one day are named", () => {
    const rates = {
      "printed-standard": [
        { from: "2026-01-01", rate: 1 },
        { from: "2027-01-01", rate: 2 },
        { from: "2026-01-01", rate: 3 },
      ],
    };
    expect(said({ DE: { rates } })).toEqual([
      "DE/rates/printed-standard: line 1 and line 3 overlap at 2026-01-01: it is not clear which one counts",
    ]);
  });

  test("two campaigns at once are a fault only when they are about the same", () => {
    const week = (from: string, to: string, key: string) => ({ from, to, percent: 10, materials: [key] });
    expect(
      said({ campaigns: [week("2026-11-01", "2026-11-07", "poster"), week("2026-11-07", "2026-11-14", "canvas")] }),
    ).toEqual([]);
    expect(
      said({ campaigns: [week("2026-11-01", "2026-11-07", "poster"), week("2026-11-07", "2026-11-14", "poster")] }),
    ).toEqual(["campaigns: line 1 and line 2 overlap at 2026-11-07: it is not clear which one counts"]);
    expect(said({ campaigns: [week("2026-11-09", "2026-11-07", "poster")] })).toEqual([
      "campaigns: line 1 ends on 2026-11-07, before it begins",
    ]);
  });
});

test("operators who read German are told in German", () => {
  const [fault] = ladderFaults([
    { from: 1, price: 1 },
    { from: 1, price: 2 },
  ]);
  expect(fault && ladderSentence(fault, "de")).toBe(
    "Zeile 1 und Zeile 2 überschneiden sich bei 1: Es ist nicht klar, welche gilt",
  );
});
