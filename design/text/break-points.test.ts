import { describe, expect, test } from "vitest";
import { breakPoints } from "./break-points.ts";
import { noHyphens } from "./hyphens.ts";

/** The text with a bar wherever a line may end: "|" for a break, "=" where a hyphen is drawn. */
function marked(text: string, language: string | null, hyphens = noHyphens): string {
  const points = breakPoints(text, 0, text.length, { language, hyphenate: true, hyphens });
  let at = 0;
  return points
    .map(({ end, next, hyphen }) => {
      const line = text.slice(at, end);
      at = next;
      return line + (next === text.length && !hyphen ? "" : hyphen ? "=" : "|");
    })
    .join("");
}

describe("with a language a line may end", () => {
  test.each([
    ["behind words", "Salz auf der Haut", "Salz|auf|der|Haut"],
    ["behind several spaces, which belong to no line", "a   b  ", "a|b"],
    ["behind a hyphen inside a word", "Anna-Lena 3-mal", "Anna-|Lena|3-|mal"],
    ["not behind a hyphen that stands alone or before a number", "-x - 10-12 -5", "-x|-|10-12|-5"],
    ["behind dashes", "Mai–Juni und—dann", "Mai–|Juni|und—|dann"],
    ["with a hyphen at a soft hyphen", "Schiff\u00adfahrt", "Schiff=fahrt"],
    ["not at a soft hyphen that ends or begins a word", "\u00adab\u00ad c", "\u00adab\u00ad|c"],
    ["behind a slash between words", "und/oder 1/2 http://a", "und/|oder|1/2|http://a"],
    ["at a space of no width", "foto\u200bbuch", "foto\u200b|buch"],
    ["behind thin spaces", "a\u2009b", "a|b"],
    ["not at spaces that do not break", "10\u00a0€ 5\u202f%", "10\u00a0€|5\u202f%"],
    ["not before closing signs, even after a space", "Ja ! (ja )", "Ja !|(ja )"],
    ["not behind opening signs", "( ja", "(|ja"],
    ["not beside quotes", "„Meer“ «mer»", "„Meer“|«mer»"],
    ["between ideographs", "日本語", "日|本|語"],
    ["not before ideographic stops and small signs", "です。ちょっと「本」", "で|す。|ちょっ|と|「本」"],
    ["between Latin and ideographs", "2026年 A組", "2026|年|A|組"],
    ["not before marks", "e\u0301-\u0301a", "e\u0301-\u0301|a"],
  ])("%s: %s", (_, text, expected) => expect(marked(text, "de")).toBe(expected));
});

describe("without a language a line ends as it did in designs of schema 1", () => {
  test.each([
    [
      "at plain spaces alone",
      "Anna-Lena Mai–Juni Schiff\u00adfahrt a\u2009b",
      "Anna-Lena|Mai–Juni|Schiff\u00adfahrt|a\u2009b",
    ],
    ["also before closing signs", "Ja !", "Ja|!"],
    ["and between ideographs, which no font had then", "日本語", "日|本|語"],
  ])("%s: %s", (_, text, expected) => expect(marked(text, null)).toBe(expected));
});

describe("words are hyphenated", () => {
  const hyphens = { points: (word: string) => (word.length > 6 ? [3, 6] : []) };

  test.each([
    ["each by itself", "Sommer Geburtstag-Feiertage", "Sommer|Geb=urt=stag-|Fei=ert=age"],
    ["not those with hyphens of their own", "Geburts\u00adtag", "Geburts=tag"],
    ["not those with digits or separate marks", "Modell3000 Ge\u0301burtstag", "Modell3000|Ge\u0301burtstag"],
    ["with their apostrophes", "l’amicizia", "l’a=mic=izia"],
    ["not in other scripts", "Καλημέρα", "Καλημέρα"],
  ])("%s: %s", (_, text, expected) => expect(marked(text, "de", hyphens)).toBe(expected));

  test("not without a language", () => expect(marked("Geburtstag", null, hyphens)).toBe("Geburtstag"));
});

test("nothing but spaces is no line", () => {
  expect(breakPoints("   ", 0, 3, { language: "de", hyphenate: false, hyphens: noHyphens })).toEqual([]);
});
