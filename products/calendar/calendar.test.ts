import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { type Locale, locales } from "../../core/locale.ts";
import { inMailer } from "../../core/piece.ts";
import { sentAs } from "../../core/pieces.fixture.ts";
import catalogue from "../../demo/catalogue/calendar.json" with { type: "json" };
import { anyCalendar, calendarRelease, photoCalendar, possibleCalendar } from "../../demo/catalogue/calendars.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { recogniseKind } from "../registry.ts";
import { calendar } from "./calendar.ts";
import { check } from "./check.ts";
import { describe as describeProduct } from "./describe.ts";
import { production } from "./production.ts";
import { quote } from "./quote.ts";
import { releaseSchema } from "./release.ts";

const speak = (locale: Locale) => translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));

test("a calendar type means a calendar, unless a material or a frame is named (specification section 3)", () => {
  expect(recogniseKind({ calendarType: "wandkalender", designId: "12" })).toBe(calendar);
  expect(recogniseKind({ calendarType: "" })).toBeUndefined();
  expect(recogniseKind({ calendarType: "wandkalender", materialType: "poster" })).not.toBe(calendar);
  expect(calendar.designerPath).toBe("/configurator-calendar/");
});

describe("the catalogue (specification section 3, calendar)", () => {
  test("has the five types, and the binding extras of the specification", () => {
    expect(calendarRelease.types.map(({ key }) => key).sort()).toEqual([
      "familienplaner",
      "kuechenkalender",
      "terminkalender",
      "tischkalender",
      "wandkalender",
    ]);
    const extras = [...calendarRelease.mountings, ...calendarRelease.accessories].map(({ key }) => key);
    expect(extras).toEqual(expect.arrayContaining(["holzblock", "holzfuss", "lochung", "spirale"]));
    expect(calendarRelease.refinements.map(({ key }) => key).sort()).toEqual(["gold", "relief", "rosegold", "silber"]);
  });

  test("has a format in every DIN and square group, in portrait-long and in landscape", () => {
    const groups = new Set<string>(calendarRelease.types.flatMap(({ formats }) => formats.map(({ group }) => group)));
    const din = ["a3", "a4", "a5", "a6"].flatMap((size) => [`din-${size}-portrait`, `din-${size}-landscape`]);
    for (const group of [...din, "square-145", "square-200", "square-300", "portrait-long", "landscape"]) {
      expect(groups).toContain(group);
    }
  });

  test("is produced in two days, diaries in three (catalogue facts, section 7)", () => {
    expect(calendarRelease.types.map(({ key, days }) => [key, days])).toEqual([
      ["wandkalender", 2],
      ["kuechenkalender", 2],
      ["familienplaner", 2],
      ["tischkalender", 2],
      ["terminkalender", 3],
    ]);
  });

  test("names nothing it does not have", () => {
    const lost = { ...catalogue, defaultType: "mondkalender", accessories: [] };
    const messages = releaseSchema.safeParse(lost).error?.issues.map(({ message }) => message);
    expect(messages).toEqual([
      "unknown: what calendar type, name mondkalender",
      "unknown: what accessory, name holzblock",
      "unknown: what accessory, name holzfuss",
    ]);
  });
});

describe("what is made", () => {
  test("of a wall calendar is a cover, a sheet a month and a back card, on a spiral", () => {
    const facts = production(photoCalendar("wandkalender 297x210", { year: 2027, startMonth: 1 }), calendarRelease);
    expect(sentAs(facts)).toEqual({ packed: [337, 250, 18], shippingClass: "letter" });
    expect(facts).toEqual({
      productionDays: 2,
      // 13 sheets of 200 g and a card of 400 g on 0.06237 m2, and 15 g of wire
      weightGrams: 203,
      pieces: [{ count: 1, micrograms: 202_110_000, long: 297, short: 210, thickness: 8000, wrap: inMailer }],
      withdrawalRight: false,
      taxClass: "printed-standard",
      ticket: {
        type: "wandkalender",
        format: { width: 297, height: 210 },
        bleed: 3,
        safe: 5,
        pages: { cover: 1, inside: 12, backCard: true },
        starts: { month: 1, year: 2027 },
        columns: null,
        paper: "standard",
        refinement: null,
        mounting: { key: "spirale", keepFree: 11, hole: null },
        accessory: null,
        amount: 1,
      },
    });
  });

  test("of a diary is a block of 144 pages in three days", () => {
    const facts = production(photoCalendar("terminkalender 148x210", { mounting: "hardcover" }), calendarRelease);
    expect(facts).toMatchObject({
      productionDays: 3,
      ticket: { pages: { cover: 1, inside: 144, backCard: false }, mounting: { key: "hardcover" } },
    });
  });

  test("is drilled, foiled and put on wood as chosen", () => {
    const drilled = production(photoCalendar("wandkalender 200x200", { mounting: "lochung" }), calendarRelease);
    expect(drilled.ticket).toMatchObject({ mounting: { hole: { diameter: 6, fromEdge: 9 } }, accessory: null });
    const change = { accessory: "holzblock", refinement: "gold" };
    const wooden = production(photoCalendar("tischkalender 148x105", change), calendarRelease);
    expect(wooden.ticket).toMatchObject({
      accessory: { key: "holzblock", hides: 7 },
      refinement: { key: "gold", on: "cover" },
    });
    expect(sentAs(wooden).shippingClass).toBe("parcel");
  });

  test("weighs more the more of them, and can never be sent back: it is made to order (section 13)", () => {
    fc.assert(
      fc.property(possibleCalendar, (one) => {
        fc.pre(one.amount < 1000);
        const facts = production(one, calendarRelease);
        const more = production({ ...one, amount: one.amount + 1 }, calendarRelease);
        expect(more.weightGrams).toBeGreaterThan(facts.weightGrams);
        expect(facts.withdrawalRight).toBe(false);
        expect(facts.taxClass).toBe("printed-standard");
      }),
    );
  });
});

describe("words", () => {
  test("of a calendar are its type, size, start and what was chosen", () => {
    const change = { accessory: "holzfuss", paper: "matt", refinement: "gold", startMonth: 1, year: 2027, amount: 3 };
    const { title, facts } = describeProduct(photoCalendar("tischkalender 148x105", change), calendarRelease);
    expect([title, ...facts].map(speak("de-DE"))).toEqual([
      "Tischkalender 14,8\u00a0×\u00a010,5\u00a0cm",
      "Ab 01/2027",
      "12 Monate",
      "Spiralbindung",
      "Holzfuß",
      "Papier matt, 250\u00a0g",
      "Gold",
      "3 Stück",
    ]);
  });

  test("exist in every locale for whatever is described, priced or refused", () => {
    const on = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-21" } as const;
    fc.assert(
      fc.property(possibleCalendar, anyCalendar, fc.constantFrom(...locales), (possible, any, locale) => {
        const { title, facts } = describeProduct(possible, calendarRelease);
        const priced = quote(possible, calendarRelease, on);
        const lines = priced.ok ? priced.value.lines.map(({ label }) => label) : [];
        const refused = check(any, calendarRelease).map(({ reason, params }) => ({ key: `refusal.${reason}`, params }));
        for (const label of [title, ...facts, ...lines, ...refused]) expect(speak(locale)(label)).not.toMatch(/[{}]/);
      }),
      { numRuns: 500 },
    );
    const own = Object.keys(demoVocabulary["de-DE"] ?? {}).filter((key) => /^(refusal\.)?calendar[.-]/.test(key));
    for (const locale of locales) for (const key of own) expect(speak(locale)(key)).not.toBe("");
    expect(own.length).toBe(35);
  });
});
