import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LabelKey } from "../../core/label-key.generated.ts";
import { translator } from "../../core/labels.ts";
import { type Locale, locales } from "../../core/locale.ts";
import { placesOf } from "../../core/message.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";
import { labelKeySource } from "./label-keys.ts";
import { demoSources, demoVocabulary } from "./vocabulary.ts";

const german = Object.keys(demoSources["de-DE"] ?? {}).sort();
const speak = (locale: Locale) => translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));

/** Specification section 9, fallbacks; the seven locales of the chrome specification, section 9, speak for themselves. */
const basis: Readonly<Record<Locale, Locale>> = {
  "de-DE": "de-DE",
  "es-ES": "es-ES",
  "fr-FR": "fr-FR",
  "it-IT": "it-IT",
  "nl-NL": "nl-NL",
  "en-GB": "en-GB",
  "en-US": "en-US",
  "de-AT": "de-DE",
  "de-CH": "de-DE",
  "de-LI": "de-DE",
  "de-LU": "de-DE",
  "de-IT": "de-DE",
  "fr-BE": "fr-FR",
  "fr-CH": "fr-FR",
  "fr-LU": "fr-FR",
  "it-CH": "it-IT",
  "nl-BE": "nl-NL",
};

describe("the vocabulary", () => {
  test.each(["es-ES", "fr-FR", "it-IT", "nl-NL"] as const)("%s says everything that German says", (locale) => {
    expect(Object.keys(demoSources[locale] ?? {}).sort()).toEqual(german);
  });

  test("has two words more in English, and en-US only what it says differently", () => {
    const british = demoSources["en-GB"] ?? {};
    const more = Object.keys(british).filter((key) => !german.includes(key));
    expect(more.sort()).toEqual(["fmt.panoramic-ultra-wide", "fmt.panoramic-wide"]);
    for (const [key, text] of Object.entries(demoSources["en-US"] ?? {})) {
      expect(text, key).not.toBe(british[key]);
      expect(british, key).toHaveProperty([key]);
    }
  });

  test.each(locales)("%s says every label, in the words of the locale it falls back on (section 9)", (locale) => {
    const [text, own] = [speak(locale), speak(basis[locale])];
    expect(german.length).toBeGreaterThan(530);
    for (const key of german) expect(text({ key }), key).toBe(own({ key }));
  });

  test("has no empty text; the ratio key `hidden` has no label at all", () => {
    const empty = Object.values(demoSources).flatMap((texts) =>
      Object.entries(texts).flatMap(([key, text]) => (text.trim() === "" ? [key] : [])),
    );
    expect(empty).toEqual([]);
    expect(german).not.toContain("fmt.hidden");
  });

  test("holds no message that cannot be read, and keeps the places of a text in every language", () => {
    for (const [locale, texts] of Object.entries(demoSources)) {
      for (const [key, text] of Object.entries(texts)) {
        const reference = demoSources["de-DE"]?.[key] ?? demoSources["en-GB"]?.[key] ?? "";
        expect(placesOf(text), `${locale} ${key}`).toEqual(placesOf(reference));
        expect(placesOf(text), `${locale} ${key}`).not.toBeNull();
      }
    }
  });

  test.each(["de-CH", "de-LI"] as const)("is written without ß in %s", (locale) => {
    expect(isSwissSpelling(locale)).toBe(true);
    const text = swissSpelling(speak(locale));
    expect(text("cal.holzfuss")).toBe("Holzfuss");
    for (const key of german) expect(text({ key }), key).not.toContain("ß");
  });

  test("is what code may name: run `node scripts/generate-label-keys.ts` after a change of keys", async () => {
    const written = await readFile(join(import.meta.dirname, "../../core/label-key.generated.ts"), "utf8");
    expect(written === labelKeySource(), "core/label-key.generated.ts is out of date").toBe(true);
  });

  test("puts narrow no-break spaces before French double signs, but not into ratios", () => {
    for (const text of Object.values(demoSources["fr-FR"] ?? {})) expect(text).not.toMatch(/[^\u202f][?!:;](?!\d)/);
  });
});

describe("American English (chrome specification, section 3, overrides)", () => {
  test.each<[LabelKey, british: string, american: string]>([
    ["mat.aludibond", "Aluminium print", "Metal print"],
    ["mat.forexplatte", "Forex board", "Foam board"],
    ["pp.white", "White mount", "White mat"],
    ["frame-part.mat", "Mount", "Mat"],
    ["opt.stretcher.25", "2.5\u00a0cm", "1\u00a0inch"],
    ["opt.stretcher.38", "3.8\u00a0cm", "1.5\u00a0inch"],
    ["opt.edge.coloured", "Coloured edge", "Colored edge"],
    ["cta.design", "Design now", "PERSONALIZE"],
    ["book-format.200x200", "20\u00a0×\u00a020\u00a0cm", "8x8"],
    ["book-format.300x300", "30\u00a0×\u00a030\u00a0cm", "12x12"],
    ["book-format.210x297", "A4 portrait", "8x11 portrait"],
    ["book-format.148x210", "A5 portrait", "6x8 portrait"],
    ["fmt.panoramic-wide", "Panoramic wide", "Panoramic wide"],
    ["fmt.panoramic-ultra-wide", "Panoramic ultra wide", "Panoramic ultra wide"],
    ["calc.na", "Not available", "Not available"],
  ])("%s: %s, in the United States %s", (key, british, american) => {
    expect([speak("en-GB")({ key }), speak("en-US")({ key })]).toEqual([british, american]);
  });

  test("says nothing in centimetres, and writes color, gray and aluminum as Americans do", () => {
    const text = speak("en-US");
    for (const key of german) {
      expect(text({ key }).replace(/\{\w+\}/g, ""), key).not.toMatch(
        /\bcm\b|\bcentimet|colour|\bgrey\b|aluminium|moulding/i,
      );
    }
  });
});

describe("catalogue label vocabulary (chrome specification, section 3)", () => {
  const vocabulary: Readonly<Record<string, readonly LabelKey[]>> = {
    "ratio keys": [
      "fmt.16:9",
      "fmt.2:1",
      "fmt.3:1",
      "fmt.3:2",
      "fmt.4:1",
      "fmt.4:3",
      "fmt.5:1",
      "fmt.5:2",
      "fmt.5:4",
      "fmt.6:1",
      "fmt.din",
      "fmt.fototapete",
      "fmt.square",
      "fmt.standard",
    ] as const,
    posters: [
      "mat.poster",
      "mat.poster-framed",
      "mat.poster-laminated",
      "mat.poster-unframed",
      "mat.poster-alu",
      "mat.poster-wood",
      "mat.poster-plastic",
    ] as const,
    "canvas and boards": [
      "mat.leinwand",
      "mat.leinwand-framed",
      "mat.leinwand-shadowgap",
      "mat.acrylglas",
      "mat.aludibond",
      "mat.aludibond-brushed",
      "mat.aludibond-fineart",
      "mat.aludibond-framed",
      "mat.forexplatte",
      "mat.echtglas",
      "mat.gallerybond",
      "mat.hahnemuehle",
      "mat.fraesbild",
      "mat.klebefolie",
      "mat.backlitfolie",
      "mat.pvcplane",
      "mat.fototapete",
      "mat.wallpaper",
    ] as const,
    "other materials": ["mat.photobook", "mat.photobox", "mat.card", "mat.accessories"],
    "boxes and prints": [
      "box.small",
      "box.large",
      "box.paper.simple",
      "box.paper.glossy",
      "box.paper.matt",
      "box.paper.hahnemuehle",
      "box.with-paper",
    ] as const,
    "frame with mat": ["frame.with-mat"],
    "buttons and prices": ["cta.design", "cta.frameOnly", "cta.order", "calc.from", "calc.na", "calc.deal"],
    calculator: [
      "calc.headline",
      "calc.range",
      "calc.upTo",
      "calc.own",
      "calc.missing",
      "calc.more",
      "calc.apply",
    ] as const,
  };

  test.each(Object.entries(vocabulary))("has the %s in all seven locales", (_, keys) => {
    for (const locale of ["de-DE", "es-ES", "fr-FR", "it-IT", "nl-NL", "en-GB", "en-US"] as const) {
      for (const key of keys)
        expect(speak(locale)({ key }) !== key.split(".")[1] || key.startsWith("fmt."), key).toBe(true);
    }
  });

  test("says 'not available', the price's prefix and a frame with its mat as the specification and shops do", () => {
    const price = { amount: 123_450, currency: "CHF" } as const;
    const framed = (locale: Locale) =>
      speak(locale)({ key: "frame.with-mat", params: { frame: { key: "frame.artbox" } } });
    expect(speak("de-DE")("calc.na")).toBe("Nicht verfügbar");
    expect(speak("en-GB")("calc.na")).toBe("Not available");
    expect(speak("de-CH")({ key: "calc.from", params: { price } })).toBe("ab CHF\u00a01’234.50");
    expect(speak("fr-CH")({ key: "calc.from", params: { price } })).toBe("dès 1’234.50\u00a0CHF");
    expect([framed("de-DE"), framed("fr-BE"), framed("en-GB"), framed("en-US")]).toEqual([
      "Artbox mit Passepartout",
      "Artbox avec passe-partout",
      "Artbox with mount",
      "Artbox with mat",
    ]);
  });

  test("agrees words with numbers", () => {
    const pages = (locale: Locale, n: number) => speak(locale)({ key: "book.pages", params: { n } });
    expect([pages("de-DE", 1), pages("de-DE", 48), pages("fr-FR", 0), pages("nl-BE", 1)]).toEqual([
      "1 Seite",
      "48 Seiten",
      "0 page",
      "1 pagina",
    ]);
    expect(pages("it-IT", 1200)).toBe("1200 pagine");
    expect(speak("en-GB")({ key: "refusal.too-few-panels", params: { min: 2 } })).toBe(
      "A set has at least 2 pictures.",
    );
  });
});
