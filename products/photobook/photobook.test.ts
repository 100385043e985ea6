import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shapeOf } from "../../core/format-filter.ts";
import { translator } from "../../core/labels.ts";
import { type Locale, locales } from "../../core/locale.ts";
import { parseFormat } from "../../core/measure.ts";
import { inMailer } from "../../core/piece.ts";
import { sentAs } from "../../core/pieces.fixture.ts";
import catalogue from "../../demo/catalogue/photobook.json" with { type: "json" };
import { anyPhotobook, photoBook, photobookRelease, possiblePhotobook } from "../../demo/catalogue/photobooks.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { recogniseKind } from "../registry.ts";
import { graduationsPageCount } from "./case.ts";
import { check } from "./check.ts";
import { describe as describeProduct } from "./describe.ts";
import { photobook } from "./photobook.ts";
import { production } from "./production.ts";
import { quote } from "./quote.ts";
import { releaseSchema } from "./release.ts";

const speak = (locale: Locale) => translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));

test("a photobook's type or printing means a photobook (specification section 3, product type)", () => {
  expect(recogniseKind({ photobookType: "digitalfotobuch-hard-pur-standard-glossy" })).toBe(photobook);
  expect(recogniseKind({ photobookPrinting: "fotoheft", themeId: "4" })).toBe(photobook);
  expect(recogniseKind({ photobookPrinting: "", photobookType: null })).toBeUndefined();
  expect(recogniseKind({ photobookPrinting: "fotoheft", calendarType: "wandkalender" })).not.toBe(photobook);
  expect(photobook.designerPath).toBe("/configurator-photobook/");
});

const formatOf = (text: string) => {
  const format = parseFormat(text);
  return format.ok ? format.value : expect.fail(text);
};

describe("the catalogue", () => {
  test("has the printings, covers, bindings, papers, laminations and shapes of the specification (section 3)", () => {
    const { books, papers, laminations, formats, refinements } = photobookRelease;
    const distinct = (values: readonly string[]) => [...new Set(values)].sort();
    expect(distinct(books.map(({ printing }) => printing))).toEqual(["digitalfotobuch", "echtfotobuch", "fotoheft"]);
    expect(distinct(books.map(({ cover }) => cover))).toEqual(["hard", "soft"]);
    expect(distinct(books.map(({ binding }) => binding))).toEqual(["heftbindung", "layflat", "pur"]);
    expect(distinct(papers.map(({ key }) => key))).toEqual(["feinstweiss", "glaenzend", "matt", "standard"]);
    expect(distinct(laminations.map(({ key }) => key))).toEqual(["glossy", "matt"]);
    const shapes = formats.map(({ format }) => shapeOf(formatOf(format)) ?? format);
    expect(distinct(shapes)).toEqual(["din-landscape", "din-portrait", "square"]);
    expect(distinct(refinements.map(({ key }) => key))).toEqual(["gold", "relief", "rosegold", "silber"]);
  });

  test.each([
    ["digitalfotobuch", "hard", "pur", "standard glaenzend matt feinstweiss", 24, 160, 2, 3, "photobook-pur"],
    ["digitalfotobuch", "soft", "pur", "standard glaenzend matt", 24, 120, 2, 2, "photobook-pur"],
    ["echtfotobuch", "hard", "layflat", "glaenzend matt", 16, 100, 2, 4, "photobook-photo"],
    ["fotoheft", "soft", "heftbindung", "standard matt", 16, 64, 4, 2, "photobook-photo"],
  ])(
    "has %s %s %s as the facts say (sections 6 and 12)",
    (printing, cover, binding, papers, min, max, step, days, tax) => {
      const book = photobookRelease.books.find((one) => one.printing === printing && one.cover === cover);
      expect(book).toMatchObject({ binding, pages: { min, max, step }, days, taxClass: tax });
      expect(book?.papers.map(({ key }) => key).join(" ")).toBe(papers);
      const steps = book ? graduationsPageCount(book) : [];
      expect(steps.slice(0, 2)).toEqual([min, min + step]);
      expect(steps.at(-1)).toBe(max);
      expect(steps).toHaveLength((max - min) / step + 1);
    },
  );

  test("names nothing it does not have", () => {
    const lost = {
      ...catalogue,
      initialFormat: "100x100",
      laminations: [{ key: "matt", label: "book.lamination.matt" }],
    };
    const messages = releaseSchema.safeParse(lost).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(["unknown: what format, name 100x100", "unknown: what lamination, name glossy"]);
  });
});

describe("what is made", () => {
  const spine = (text: string, pageCount: number) =>
    production(photoBook(text, { pageCount }), photobookRelease).ticket.spine;

  test("of a glued hard cover is a block with 5 mm bleed and a spine from paper and boards", () => {
    const book = photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200", { pageCount: 100, refinement: "gold" });
    const facts = production(book, photobookRelease);
    expect(sentAs(facts)).toEqual({ packed: [240, 240, 23], shippingClass: "letter" });
    expect(facts).toEqual({
      productionDays: 3,
      // 50 leaves of 170 g and two sides of 1500 g on 0.04 m2
      weightGrams: 460,
      pieces: [{ count: 1, micrograms: 460_000_000, long: 200, short: 200, thickness: 12_100, wrap: inMailer }],
      withdrawalRight: false,
      taxClass: "photobook-pur",
      ticket: {
        key: "digitalfotobuch-hard-pur-standard-glossy",
        format: { width: 200, height: 200 },
        bleed: 5,
        safe: 5,
        gutter: 10,
        pages: 100,
        paper: "standard",
        binding: "pur",
        cover: { key: "hard", lamination: "glossy", turnIn: 15, joint: 8 },
        creep: 0,
        sheets: 0,
        spine: { width: 12_000, text: true },
        refinement: { key: "gold", on: "cover" },
        endPaper: { key: "natur", colour: "#faf6ec", sheets: 2 },
        giftBox: false,
        quantity: 1,
      },
    });
  });

  test("has a spine in steps of half a millimetre, none in a stapled booklet, thicker leaves in a lay-flat book", () => {
    // 25 leaves of 0.15 mm, two covers of 0.3 mm and 0.3 mm of glue: 4.65 mm
    expect(spine("digitalfotobuch-soft-pur-standard-glossy 200x200", 50)).toEqual({ width: 4500, text: false });
    // 60 leaves of 0.15 mm: 9.9 mm
    expect(spine("digitalfotobuch-soft-pur-standard-glossy 200x200", 120)).toEqual({ width: 10_000, text: true });
    expect(spine("fotoheft-soft-heftbindung-standard-glossy 200x200", 64)).toEqual({ width: 0, text: false });
    // 8 leaves of 0.7 mm and two boards of 2.3 mm: 10.2 mm, but fewer than 48 pages (section 16)
    expect(spine("echtfotobuch-hard-layflat-matt-glossy 200x200", 16)).toEqual({ width: 10_000, text: false });
    expect(spine("echtfotobuch-hard-layflat-matt-glossy 200x200", 48)).toEqual({ width: 21_500, text: true });
  });

  test("never loses spine with more pages, and can never be sent back (section 13)", () => {
    fc.assert(
      fc.property(possiblePhotobook, (one) => {
        const thicker = { ...one, pageCount: one.pageCount + 4 };
        fc.pre(check(thicker, photobookRelease).length === 0);
        const [facts, more] = [one, thicker].map((book) => production(book, photobookRelease));
        const width = (ticket: unknown) => (ticket as { spine: { width: number } }).spine.width;
        expect(width(more?.ticket)).toBeGreaterThanOrEqual(width(facts?.ticket));
        expect(width(facts?.ticket) % 500).toBe(0);
        expect(more?.weightGrams).toBeGreaterThan(facts?.weightGrams ?? Number.NaN);
        expect(facts?.withdrawalRight).toBe(false);
      }),
    );
  });
});

describe("words", () => {
  test("of a photobook are its title, pages, paper, cover and what was chosen", () => {
    const change = { pageCount: 48, refinement: "relief", giftBox: true, quantity: 2 };
    const book = photoBook("echtfotobuch-hard-layflat-matt-matt 297x210", change);
    const { title, facts } = describeProduct(book, photobookRelease);
    expect([title, ...facts].map(speak("de-DE"))).toEqual([
      "Echtfotobuch A4 quer",
      "48 Seiten",
      "Papier Matt",
      "Einband matt",
      "Relieflack",
      "Geschenkbox",
      "2 Stück",
    ]);
  });

  test("exist in every locale for whatever is described, priced or refused", () => {
    const on = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-21" } as const;
    fc.assert(
      fc.property(possiblePhotobook, anyPhotobook, fc.constantFrom(...locales), (possible, any, locale) => {
        const { title, facts } = describeProduct(possible, photobookRelease);
        const priced = quote(possible, photobookRelease, on);
        const lines = priced.ok ? priced.value.lines.map(({ label }) => label) : [];
        const refused = check(any, photobookRelease).map(({ reason, params }) => ({
          key: `refusal.${reason}`,
          params,
        }));
        for (const label of [title, ...facts, ...lines, ...refused]) expect(speak(locale)(label)).not.toMatch(/[{}]/);
      }),
      { numRuns: 500 },
    );
    const own = Object.keys(demoVocabulary["de-DE"] ?? {}).filter((key) => /^(refusal\.)?photobook[.-]/.test(key));
    for (const locale of locales) for (const key of own) expect(speak(locale)(key)).not.toBe("");
  });
});
