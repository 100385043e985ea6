import { describe, expect, test } from "vitest";
import { type Label, translator } from "../../core/labels.ts";
import { type Locale, locales } from "../../core/locale.ts";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { check } from "./check.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { describe as describeCard } from "./describe.ts";
import { quote } from "./quote.ts";

const thin = "\u00a0";
const speak = (locale: Locale) => translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));

function words(locale: Locale, configuration: CardConfiguration) {
  const { title, facts } = describeCard(configuration, demoCards);
  return [title, ...facts].map(speak(locale));
}

describe("a card is called", () => {
  test("by fold, size and quantity, then paper, shape, refinement and accessories", () => {
    const wedding = card("a6-quer-folded 100", {
      paper: "felt",
      punching: "rounded",
      refinementType: "gold",
      ribbon: "satin",
      ribbonColor: "sage",
      accessories: [
        { sku: "envelope-liner-navy-162x114", quantity: 105 },
        { sku: "posterbar-30-oak", quantity: 1 },
      ],
    });
    expect(words("de-DE", wedding)).toEqual([
      `Klappkarte 14,8\u00a0×\u00a010,5${thin}cm, 100 Stück`,
      "Filzstruktur",
      "Runde Ecken",
      "Gold",
      `100${thin}× Satinband, Salbei`,
      `105${thin}× Gefütterter Umschlag 16,2\u00a0×\u00a011,4${thin}cm, Marineblau`,
      `1${thin}× Posterleiste 30${thin}cm, Eiche`,
    ]);
  });

  test("a sample when it is one, and a guestbook by binding and pages", () => {
    expect(words("en-GB", card("booklet-8", { isSample: true }))).toEqual([
      expect.stringMatching(/^Sample: /),
      "8 pages",
      `Matt paper, 300${thin}g`,
    ]);
    expect(words("de-CH", card("guestbook-screw-40-square 2"))).toEqual([
      `Gästebuch 21\u00a0×\u00a021${thin}cm, 2 Stück`,
      "Schraubbindung",
      "40 Seiten",
    ]);
  });
});

test("everything the catalogue names has words in every language", () => {
  const { cards, guestbooks, papers, punchings, envelopes, inlayPapers, ribbons, articles } = demoCards;
  const rows = [cards, guestbooks, papers, punchings, envelopes.colours, envelopes.subtypes, inlayPapers, articles];
  const labels = [
    ...[...rows.flat(), ...ribbons.types, ...ribbons.colours].map(({ label }) => label),
    ...guestbooks.map(({ binding }) => binding),
    ...articles.flatMap(({ colour }) => colour ?? []),
  ];
  expect(labels.length).toBeGreaterThan(100);
  for (const locale of locales) for (const label of labels) expect(speak(locale)(label)).not.toBe("");
});

test("the lines of a quote have words in every language", () => {
  const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2027-01-15" } as const;
  const wanted = card("b6-flat 50", { paper: "felt", punching: "arch", refinementType: "silber", standard: "tag" });
  const labelsOf = (configuration: CardConfiguration): readonly Label[] => {
    const quoted = quote(configuration, demoCards, terms);
    return quoted.ok ? quoted.value.lines.map(({ label }) => label) : expect.fail("refused");
  };
  expect(labelsOf(wanted).map(speak("de-DE"))).toEqual([
    `Postkarte 17\u00a0×\u00a012${thin}cm, 50 Stück`,
    "Filzstruktur",
    "Bogenform",
    "Einrichtung der Veredelung",
    "Silber",
    "Anhänger",
  ]);
  const sample = labelsOf(card("b6-flat", { isSample: true, refinementType: "gold" }));
  for (const locale of locales) for (const label of [...labelsOf(wanted), ...sample]) speak(locale)(label);
});

describe("refusals are sentences", () => {
  test.each([
    [card("beer-mat 50"), "Diese Karte führen wir nicht."],
    [card("a7 52"), "52 Stück gibt es nicht. Die nächste Menge ist 55."],
    [card("a7 50", { category: 17 }), "Dieses Design passt nicht zu: Postkarte."],
    [card("notebook-a5 51"), "Mehr als 50 Stück gibt es nur auf Anfrage."],
    [card("notebook-a5 1", { punching: "heart" }), "Das gibt es nicht für Gästebücher."],
    [card("a7 5", { isSample: true }), "Ein Muster gibt es nur einzeln."],
    [card("a7 1", { isSample: true, bow: "satin" }), "Zubehör gibt es nicht zum Muster."],
    [
      card("a7 5", { paper: "kraft", refinementType: "rosegold" }),
      "Roségold hält nicht auf diesem Papier: Kraftpapier. Nimm ein anderes Papier oder lass die Veredelung weg.",
    ],
    [card("a7 5", { ribbonColor: "red" }), "Ein Band braucht Art und Farbe."],
    [
      card("a7 5", { accessories: [{ sku: "envelope-plain-red-220x110", quantity: 5 }] }),
      "Diesen Artikel führen wir nicht.",
    ],
    [
      card("a7 5", { accessories: [{ sku: "envelope-plain-navy-220x110", quantity: 5 }] }),
      `Dieses Zubehör passt nicht. Deine Karte braucht 11,4\u00a0×\u00a08,1${thin}cm.`,
    ],
    [
      card("mini-tent 5", { accessories: [{ sku: "inlay-85x55-coloured", quantity: 5 }] }),
      "Dieses Zubehör gibt es nicht für: Tischkarte.",
    ],
  ])("%#: %s", (configuration, sentence) => {
    const refusals = check(configuration, demoCards);
    expect(refusals.map(({ reason, params }) => speak("de-DE")({ key: `refusal.${reason}`, params }))).toEqual([
      sentence,
    ]);
    for (const locale of locales) {
      for (const { reason, params } of refusals) {
        expect(speak(locale)({ key: `refusal.${reason}`, params })).not.toMatch(/[{}]/);
      }
    }
  });
});
