import { describe, expect, test } from "vitest";
import { type Label, translator } from "../../core/labels.ts";
import { type Locale, locales } from "../../core/locale.ts";
import { demoRelease, picture, whiteMat } from "../../demo/catalogue/wall-pictures.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { check } from "./check.ts";
import { frameChoices, matChoices, materialChoices, optionChoices } from "./choices.ts";
import { describe as describeProduct } from "./describe.ts";
import { edgeColours } from "./edge-colours.ts";
import { quote } from "./quote.ts";

const thin = "\u00a0";
const speak = (locale: Locale) => translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));

function words(locale: Locale, ...of: Parameters<typeof picture>) {
  const { title, facts } = describeProduct(picture(...of), demoRelease);
  return [title, ...facts].map(speak(locale));
}

describe("a wall picture is called", () => {
  test("by material and size, frame, mat and what was chosen", () => {
    const framed = { frameType: "holzrahmen-slim-oak-natural", ...whiteMat, optionTypes: { glass: "museum" } };
    expect(words("de-DE", "poster 60x40", framed)).toEqual([
      `Poster 60\u00a0×\u00a040${thin}cm`,
      "Holzrahmen, schmal, Eiche natur",
      `Weißes Passepartout, 3${thin}cm`,
      `Außen 69\u00a0×\u00a049${thin}cm`,
      "Glas: Museumsglas",
    ]);
  });

  test("with its stretcher and edge where it is a canvas", () => {
    expect(words("en-US", "leinwand 61x40.6", { optionTypes: { edge: "folded" } })).toEqual([
      `Canvas 24\u00a0×\u00a016${thin}in`,
      "No frame",
      "Stretcher frame: 1\u00a0inch",
      "Canvas edge: Wrapped",
    ]);
    const black = { optionTypes: { edge: "coloured", "edge-colour": "1b1a18" } };
    expect(words("de-CH", "leinwand 60x40", black)).toContain("Leinwandkante: Farbiger Rand, Schwarz");
  });

  test("with the colour of its edge by name, also the one nobody chose, in every language", () => {
    const edge = (locale: Locale, colour?: string) =>
      words(locale, "leinwand 60x40", colour ? { optionTypes: { edge: "coloured", "edge-colour": colour } } : {}).at(
        -1,
      );
    expect(edge("de-DE")).toBe("Leinwandkante: Farbiger Rand, Weiß");
    expect(edge("en-US", "8b8a86")).toBe("Canvas edge: Colored edge, Gray");
    expect(edge("fr-CH", "e9e3d7")).toMatch(/ Bord coloré, Sable$/);
    expect(edge("de-DE", "12ab34")).toBe("Leinwandkante: Farbiger Rand, Eigene Farbe #12ab34");
    for (const locale of locales) {
      const named = edgeColours.map(({ colour }) => edge(locale, colour.slice(1)));
      expect(new Set(named).size, locale).toBe(edgeColours.length);
      expect(named.join(), locale).not.toContain("#");
    }
  });

  test("without a colour of the edge where the picture itself goes round", () => {
    const mirrored = words("de-DE", "leinwand 60x40", { optionTypes: { edge: "mirrored" } });
    expect(mirrored.at(-1)).toBe("Leinwandkante: Gespiegelt");
    expect(mirrored.join()).not.toContain("Weiß");
  });

  test("by its frame where it is only a frame", () => {
    expect(words("fr-CH", "none 40x30", { frameType: "fotorahmen-wood" })[0]).toBe(
      `Cadre photo, Bois 40\u00a0×\u00a030${thin}cm, sans photo`,
    );
  });
});

describe("refusals are sentences", () => {
  test("that say what would be possible, in the visitor's words and units", () => {
    const [refused] = check(picture("poster 115x84", { frameType: "holzrahmen-slim-white", ...whiteMat }), demoRelease);
    if (!refused) throw new Error("not refused");
    const label: Label = { key: `refusal.${refused.reason}`, params: refused.params };
    expect(speak("de-DE")(label)).toBe(
      `Holzrahmen, schmal, Weiß gibt es bis 120\u00a0×\u00a090${thin}cm. Dein Bild braucht 121\u00a0×\u00a090${thin}cm.`,
    );
    expect(speak("en-US")(label)).toBe(
      `Wood frame, slim, White goes up to 47.2\u00a0×\u00a035.4${thin}in. Your picture needs 47.6\u00a0×\u00a035.4${thin}in.`,
    );
  });

  test("without exclamation marks, and none is missing in any language", () => {
    for (const [locale, texts] of Object.entries(demoVocabulary)) {
      for (const [key, text] of Object.entries(texts))
        expect(JSON.stringify(text), `${locale} ${key}`).not.toMatch(/!/);
    }
    for (const locale of locales) {
      const reasons = Object.keys(demoVocabulary["de-DE"] ?? {}).filter((key) => key.startsWith("refusal."));
      for (const key of reasons) expect(speak(locale)(key).length, `${locale} ${key}`).toBeGreaterThan(10);
    }
  });
});

describe("choices", () => {
  const everyLabel = (): Label[] => {
    const all = [
      ...materialChoices(picture("poster 60x40"), demoRelease),
      ...frameChoices(picture("none 60x40", { frameType: "artbox-black" }), demoRelease),
      ...matChoices(picture("poster 60x40", { frameType: "holzrahmen-slim-white" }), demoRelease),
      ...demoRelease.materials.flatMap(({ key }) =>
        optionChoices(picture(`${key} 100x80`), demoRelease).flatMap((group) => [group, ...group.choices]),
      ),
    ];
    return all.map(({ label }) => label);
  };

  test("have words in every language", () => {
    const labels = everyLabel();
    expect(labels.length).toBeGreaterThan(100);
    for (const locale of locales) for (const label of labels) expect(speak(locale)(label)).not.toBe("");
  });

  test("are never absent without a reason", () => {
    const options = optionChoices(picture("acrylglas 60x40", { frameType: "schattenfuge-platte-oak" }), demoRelease);
    const drilling = options.find(({ key }) => key === "drilling")?.choices;
    expect(drilling?.map(({ value, chosen, refusal }) => [value, chosen, refusal?.reason ?? null])).toEqual([
      ["none", true, null],
      ["corners", false, "option-not-in-frame"],
    ]);
    const large = materialChoices(picture("poster 150x100"), demoRelease);
    expect(large.find(({ value }) => value === "echtglas")?.refusal?.reason).toBe("format-too-large");
    expect(large.find(({ value }) => value === "poster")).toMatchObject({ chosen: true, refusal: null });
  });

  test("of frames are those that suit the material, with none first, too small ones with their reason", () => {
    const frames = frameChoices(picture("poster 130x90"), demoRelease);
    expect(frames[0]).toMatchObject({ value: "none", chosen: true, refusal: null });
    const reason = (key: string) => frames.find(({ value }) => value === key)?.refusal?.reason;
    expect(reason("holzrahmen-slim-white")).toBe("frame-too-large");
    expect(reason("holzrahmen-wide-white")).toBeUndefined();
    expect(frames.some(({ value }) => value.startsWith("schattenfuge"))).toBe(false);
  });

  test("of mats say when there is no frame to hold one", () => {
    const mats = matChoices(picture("poster 60x40"), demoRelease);
    expect(mats.map(({ value, refusal }) => [value, refusal?.reason ?? null])).toEqual([
      ["mat-none", null],
      ["mat-weiss", "mat-without-frame"],
      ["mat-creme", "mat-without-frame"],
      ["mat-schwarz", "mat-without-frame"],
    ]);
  });
});

test("the lines of a quote have words", () => {
  const framed = picture("hahnemuehle 60x40", { frameType: "holzrahmen-slim-grey", ...whiteMat });
  const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2027-01-15" } as const;
  const quoted = quote(framed, demoRelease, terms);
  const labels = quoted.ok ? quoted.value.lines.map(({ label }) => label) : [];
  expect(labels.map(speak("de-DE"))).toEqual([
    `Hahnemühle-Papier 60\u00a0×\u00a040${thin}cm`,
    "Glas: Normalglas",
    "Holzrahmen, schmal, Grau",
    "Rückwand",
    "Weißes Passepartout",
    "Papierwochen",
  ]);
  for (const locale of locales) for (const label of labels) speak(locale)(label);
});
