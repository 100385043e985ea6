import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Consignment, consign, parcelCount } from "./consignment.ts";
import { daysForParcels } from "./delivery-date.ts";
import { gramsOf, inBox, inMailer, type Piece, timesPieces, type Wrap } from "./piece.ts";
import { HEAVIEST_PARCEL, shippingClasses } from "./shipping-class.ts";

/** Paper of 200 g, a quarter of a millimetre: A4 lies in a mailer, 60 x 40 cm is rolled. */
const sheet = (long: number, short: number, wrap: Wrap): Piece => ({
  count: 1,
  micrograms: long * short * 200,
  long,
  short,
  thickness: 250,
  wrap,
});
const flat = sheet(300, 200, inMailer);
const rolled = sheet(600, 400, { kind: "tube", diameter: 100 });
/** A framed poster of 60 x 40 cm: 2,120 g, 22 mm deep. */
const frame: Piece = { count: 1, micrograms: 2_120_000_000, long: 630, short: 430, thickness: 22_000, wrap: inBox };
const canvas: Piece = { count: 1, micrograms: 1_440_000_000, long: 900, short: 600, thickness: 25_000, wrap: inBox };

const sent = (pieces: readonly Piece[], quantity = 1) => consign(timesPieces(pieces, quantity));

describe("a pile", () => {
  test("of posters is a letter up to 20 mm and one parcel beyond: 300 of 30 x 20 cm are no letter", () => {
    expect(sent([flat], 80)).toEqual({
      class: "letter",
      parcels: [{ count: 1, class: "letter", size: [340, 240, 30], grams: 960 }],
    });
    expect(sent([flat], 81).class).toBe("parcel");
    // 75 mm and 3.6 kg.
    expect(sent([flat], 300)).toEqual({
      class: "parcel",
      parcels: [{ count: 1, class: "parcel", size: [340, 240, 115], grams: 3600 }],
    });
  });

  test("of heavy paper is a parcel from 1,000 grams on, however flat", () => {
    const heavy = { ...flat, micrograms: 500_000_000, thickness: 5000 };
    expect([sent([heavy], 2).class, sent([heavy], 3).class]).toEqual(["letter", "parcel"]);
  });

  test("of rolled posters shares tubes: 26 in a thin one, 58 in the thickest, then one tube more", () => {
    const size = (posters: number) => sent([rolled], posters).parcels.map((one) => [one.count, one.size]);
    expect(size(26)).toEqual([[1, [440, 100, 100]]]);
    expect(size(58)).toEqual([[1, [440, 150, 150]]]);
    expect(size(59)).toEqual([
      [1, [440, 150, 150]],
      [1, [440, 100, 100]],
    ]);
    expect(sent([rolled], 300)).toMatchObject({ class: "parcel", parcels: [{ count: 5 }, { count: 1, grams: 480 }] });
  });

  test("of 999 frames is bulky: 71 parcels of 14 and one of five", () => {
    expect(sent([frame], 999)).toEqual({
      class: "bulky",
      parcels: [
        { count: 71, class: "parcel", size: [670, 470, 348], grams: 29_680 },
        { count: 1, class: "parcel", size: [670, 470, 150], grams: 10_600 },
      ],
    });
  });

  test("is closed at a carrier's 31.5 kg, and bulky as a whole when it weighs more", () => {
    expect(sent([frame], 14)).toMatchObject({ class: "parcel", parcels: [{ count: 1, grams: 29_680 }] });
    expect(sent([frame], 15)).toMatchObject({ class: "bulky", parcels: [{ grams: 29_680 }, { grams: 2120 }] });
  });

  test("is closed at the height of its class: 21 canvases of 90 x 60 cm fill an XL parcel, the next begins another", () => {
    expect(sent([canvas], 21).parcels).toEqual([{ count: 1, class: "xl", size: [940, 640, 565], grams: 30_240 }]);
    const light = { ...canvas, micrograms: 500_000_000 };
    expect(sent([light], 22)).toMatchObject({ class: "xl", parcels: [{ size: [940, 640, 590] }] });
    expect(sent([light], 23)).toMatchObject({ class: "xl", parcels: [{ grams: 11_000 }, { grams: 500 }] });
  });

  test("of several things is one pile: flat ones go into the box, rolls travel beside it", () => {
    expect(consign([flat, frame])).toEqual({
      class: "parcel",
      parcels: [{ count: 1, class: "parcel", size: [670, 470, 63], grams: 2132 }],
    });
    expect(consign([frame, rolled]).parcels.map(({ size }) => size)).toEqual([
      [670, 470, 62],
      [440, 100, 100],
    ]);
    expect(consign([])).toEqual({ class: "letter", parcels: [] });
  });
});

test("an order takes a working day more for each five parcels more: one frame as ever, 999 of them 14 days longer", () => {
  const days = (pieces: number) => daysForParcels(2, parcelCount(sent([frame], pieces)), { parcelsADay: 5 });
  expect([0, 1, 70, 71, 140, 999].map(days)).toEqual([2, 2, 2, 3, 3, 16]);
});

const wrap = fc.constantFrom<Wrap>(inMailer, inBox, { kind: "tube", diameter: 100 });
const anyPiece: fc.Arbitrary<Piece> = fc
  .record({
    count: fc.integer({ min: 1, max: 400 }),
    micrograms: fc.integer({ min: 1, max: 12_000_000_000 }),
    one: fc.integer({ min: 30, max: 1600 }),
    other: fc.integer({ min: 30, max: 1600 }),
    thickness: fc.integer({ min: 100, max: 90_000 }),
    wrap,
  })
  .map(({ one, other, thickness, wrap, ...rest }) => ({
    ...rest,
    long: Math.max(one, other),
    short: Math.min(one, other),
    wrap,
    thickness: wrap.kind === "box" ? thickness : Math.max(100, Math.floor(thickness / 100)),
  }));
const anyPile = fc.array(anyPiece, { minLength: 1, maxLength: 4 });
const rank = ({ class: one }: Pick<Consignment, "class">) => shippingClasses.indexOf(one);
const weight = ({ parcels }: Consignment) => parcels.reduce((sum, { count, grams }) => sum + count * grams, 0);

describe("every larger pile", () => {
  test("is of no smaller class, in no fewer parcels and no lighter", () => {
    fc.assert(
      fc.property(anyPile, anyPiece, (pile, more) => {
        const [less, all] = [consign(pile), consign([...pile, more])];
        expect(rank(all)).toBeGreaterThanOrEqual(rank(less));
        expect(parcelCount(all)).toBeGreaterThanOrEqual(parcelCount(less));
        expect(gramsOf([...pile, more])).toBeGreaterThanOrEqual(gramsOf(pile));
      }),
      { numRuns: 400 },
    );
  });

  test("of the same, too: one more of each never makes it cheaper", () => {
    fc.assert(
      fc.property(anyPile, (pile) => {
        const [less, all] = [consign(pile), consign(pile.map((one) => ({ ...one, count: one.count + 1 })))];
        expect(rank(all)).toBeGreaterThanOrEqual(rank(less));
        expect(parcelCount(all)).toBeGreaterThanOrEqual(parcelCount(less));
      }),
      { numRuns: 400 },
    );
  });

  test("of heavier pieces is of no smaller class", () => {
    fc.assert(
      fc.property(anyPile, fc.integer({ min: 1, max: 5 }), (pile, times) => {
        const heavier = pile.map((one) => ({ ...one, micrograms: one.micrograms * times }));
        expect(rank(consign(heavier))).toBeGreaterThanOrEqual(rank(consign(pile)));
      }),
      { numRuns: 200 },
    );
  });

  test("is packed whole, in parcels that no carrier refuses for their weight", () => {
    fc.assert(
      fc.property(anyPile, (pile) => {
        const packed = consign(pile);
        // Each parcel's weight is rounded up by itself.
        expect(weight(packed)).toBeGreaterThanOrEqual(gramsOf(pile));
        expect(weight(packed)).toBeLessThan(gramsOf(pile) + parcelCount(packed) + 1);
        for (const { grams } of packed.parcels) expect(grams).toBeLessThanOrEqual(HEAVIEST_PARCEL);
        const largest = Math.max(...packed.parcels.map(rank));
        expect(rank(packed)).toBe(gramsOf(pile) > HEAVIEST_PARCEL ? shippingClasses.indexOf("bulky") : largest);
      }),
      { numRuns: 300 },
    );
  });
});
