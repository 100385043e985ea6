import fc from "fast-check";
import { expect, test } from "vitest";
import { countries } from "../../core/locale.ts";
import { pieceOf } from "../../core/pieces.fixture.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import type { LineOffer } from "../carts/service.ts";
import type { RecipientAddress } from "./address.ts";
import { deliveryOf } from "./delivery.ts";
import { type PackableLine, packForRecipients, piecesByCountry } from "./pack-recipients.ts";
import type { SentLines } from "./sending.ts";

const carrier = {
  currency: "EUR",
  letter: 249,
  parcel: 495,
  pickup: null,
  xl: 990,
  bulky: 1990,
  express: 1290,
  freeFrom: 5900,
  transit: { standard: { min: 1, max: 2 }, express: { min: 1, max: 1 } },
};
const table = shippingTableSchema.parse({
  site: { zone: "Europe/Berlin", region: "DE-BY", cutOff: 720, peaks: [] },
  countries: Object.fromEntries(countries.map((one) => [one, one === "AT" ? { ...carrier, letter: 299 } : carrier])),
});
const monday = new Date("2026-01-12T09:00:00+01:00");

/** Cards with an envelope each, of which the last few are for nobody. */
function cards(id: string, printed: number, total: number, quantity = 1): PackableLine {
  const card = { ...pieceOf.letter, micrograms: 6_000_000 };
  const envelope = { ...pieceOf.letter, micrograms: 4_000_000 };
  const offer: Pick<LineOffer, "total" | "production"> = {
    total,
    production: {
      productionDays: 2,
      weightGrams: 0,
      withdrawalRight: false,
      taxClass: "printed-standard",
      ticket: {},
      pieces: [
        { ...card, count: printed },
        { ...envelope, count: printed },
      ],
      recipients: { printed, each: [1, 1] },
    },
  };
  return { line: { id, quantity }, offer: offer as LineOffer, discount: 0 };
}

const guest = (number: number, country: RecipientAddress["country"] = "DE"): RecipientAddress => ({
  name: `Gast ${number}`,
  company: null,
  street: `Weg ${number}`,
  extra: null,
  state: null,
  postcode: country === "DE" ? "79104" : "1010",
  city: "Ort",
  country,
});
const to = (...addresses: RecipientAddress[]) => ({
  list: "a".repeat(64),
  unreachable: 0,
  addressees: addresses.map((address, position) => ({ position, address })),
});
const sixty = Array.from({ length: 60 }, (_, place) => guest(place));

test("sixty cards go to sixty guests: a letter each, in the order of the file, and nothing comes home", () => {
  const packed = packForRecipients([cards("a", 60, 11_400)], new Map([["a", to(...sixty)]]));
  expect(packed.home).toEqual([]);
  expect(packed.parcels).toHaveLength(60);
  expect(packed.parcels[59]).toEqual({
    address: sixty[59],
    contents: [{ lineId: "a", pieces: [60] }],
    lists: ["a".repeat(64)],
    class: "letter",
    grams: 10,
    goods: 190,
  });
  const delivered = deliveryOf(table, { packed, country: "DE", goods: 11_400, days: 2 }, monday);
  expect(delivered.recipients.map(({ price }) => price)).toEqual(Array(60).fill(249));
  // Sixty letters are no more than a day's post.
  expect(delivered.productionDays).toBe(2);
  expect(delivered.parcels).toEqual([]);
  expect(delivered.ways).toMatchObject([{ method: "standard", price: 0, arrival: delivered.recipients[0]?.arrival }]);
});

test("ten go to ten aunts, the other fifty and what stays blank come home", () => {
  const line = cards("a", 75, 15_000);
  const packed = packForRecipients([line], new Map([["a", to(...sixty.slice(0, 10))]]));
  expect(packed.home.map(({ count }) => count)).toEqual([65, 65]);
  // A card costs the 75th part, not the 60th.
  expect(packed.parcels.map(({ goods }) => goods)).toEqual(Array(10).fill(200));
  const delivered = deliveryOf(table, { packed, country: "DE", goods: 15_000, days: 2 }, monday);
  // What comes home is free from 59.00 on; the letters are not.
  expect(delivered.ways.find(({ method }) => method === "standard")).toMatchObject({ price: 0 });
  expect(delivered.recipients.reduce((sum, { price }) => sum + price, 0)).toBe(2490);
});

test("the same address gets one parcel, of several lines and several people", () => {
  const sent: SentLines = new Map([
    ["a", to(guest(1), guest(2), guest(1))],
    ["b", to(guest(2))],
  ]);
  const { parcels, home } = packForRecipients([cards("a", 3, 900), cards("b", 1, 500, 2)], sent);
  expect(parcels.map(({ contents, goods, grams }) => [contents, goods, grams])).toEqual([
    [[{ lineId: "a", pieces: [1, 3] }], 600, 20],
    [
      [
        { lineId: "a", pieces: [2] },
        { lineId: "b", pieces: [1] },
      ],
      800,
      30,
    ],
  ]);
  expect(home).toEqual([]);
});

test("each country asks its own charge, and a day's post is 100 letters", () => {
  const many = [...Array.from({ length: 150 }, (_, place) => guest(place)), guest(7, "AT")];
  const packed = packForRecipients([cards("a", 155, 31_000)], new Map([["a", to(...many)]]));
  const { recipients, productionDays } = deliveryOf(table, { packed, country: "DE", goods: 31_000, days: 2 }, monday);
  expect([recipients[0]?.price, recipients[150]?.price]).toEqual([249, 299]);
  // 151 letters and one parcel home of five a day.
  expect(productionDays).toBe(3);
  expect(piecesByCountry(packed.parcels)).toEqual(
    new Map([
      [
        "a",
        new Map([
          ["DE", 150],
          ["AT", 1],
        ]),
      ],
    ]),
  );
});

test("whatever goes to whom: no card and no cent is lost or doubled", () => {
  const guestNumber = fc.integer({ min: 0, max: 12 });
  const some = fc.record({
    addressees: fc.array(fc.tuple(guestNumber, fc.constantFrom("DE" as const, "AT" as const)), { maxLength: 30 }),
    blank: fc.integer({ min: 0, max: 20 }),
    total: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), (wanted) => {
      const lines = wanted.map(({ addressees, blank, total, quantity }, index) =>
        cards(String(index), Math.max(1, addressees.length + blank), total, quantity),
      );
      const sent: SentLines = new Map(
        wanted.map(({ addressees }, index) => [
          String(index),
          to(...addressees.map(([number, country]) => guest(number, country))),
        ]),
      );
      const { parcels, home } = packForRecipients(lines, sent);
      const going = lines.map(({ line }) =>
        parcels.flatMap(({ contents }) => contents.flatMap(({ lineId, pieces }) => (lineId === line.id ? pieces : []))),
      );
      expect(going.map((pieces) => pieces.toSorted((one, other) => one - other))).toEqual(
        wanted.map(({ addressees }) => addressees.map((_, place) => place + 1)),
      );
      const printed = (line: PackableLine) => line.line.quantity * (line.offer.production.recipients?.printed ?? 0);
      const left = lines.reduce(
        (sum, line, index) => sum + printed(line) - line.line.quantity * (going[index]?.length ?? 0),
        0,
      );
      // A card and an envelope of each.
      expect(home.reduce((sum, { count }) => sum + count, 0)).toBe(2 * left);
      expect(new Set(parcels.map(({ address }) => JSON.stringify(address))).size).toBe(parcels.length);
      const worth = lines.reduce((sum, { offer }) => sum + offer.total, 0);
      const gone = parcels.reduce((sum, { goods }) => sum + goods, 0);
      expect(gone).toBeLessThanOrEqual(worth);
      if (left === 0) expect(gone).toBe(worth);
    }),
  );
});
