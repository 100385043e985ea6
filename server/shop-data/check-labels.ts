import type { ListRule } from "../../core/list-rules.ts";
import { fallbackChain, type Locale, locales } from "../../core/locale.ts";
import { placesOf } from "../../core/message.ts";
import type { Problem } from "./problem.ts";
import { type CatalogueData, fileOfCatalogue, fileOfLabels, type Texts } from "./shop-data.ts";

/** Locales on which all others fall back. */
const bases = locales.filter((locale) => fallbackChain(locale).length === 1);

/** A text in every language that is spoken, with the same places to write values into. */
export function checkLabels(
  labels: ReadonlyMap<Locale, Texts>,
  catalogues: readonly CatalogueData[],
): readonly Problem[] {
  const reference: Texts = { ...labels.get("en-GB"), ...labels.get("de-DE") };
  const german = Object.keys(labels.get("de-DE") ?? {});
  return [
    ...bases.flatMap((locale) => missingTexts(locale, labels.get(locale) ?? {}, german, catalogues)),
    ...[...labels].flatMap(([locale, texts]) => wrongPlaces(locale, texts, reference)),
  ];
}

/** The texts that catalogues name, in every language. */
export const checkNamedLabels = (
  labels: ReadonlyMap<Locale, Texts>,
  catalogues: readonly CatalogueData[],
): readonly Problem[] => bases.flatMap((locale) => missingTexts(locale, labels.get(locale) ?? {}, [], catalogues));

function missingTexts(
  locale: Locale,
  texts: Texts,
  german: readonly string[],
  catalogues: readonly CatalogueData[],
): readonly Problem[] {
  const named = catalogues.flatMap(({ kind, data }) => labelsNamedIn(data).map((key) => [key, kind] as const));
  // A key that catalogues name is reported with the file that names it.
  const wanted = new Map<string, string | null>([...german.map((key) => [key, null] as const), ...named]);
  return [...wanted].flatMap(([key, kind]) => {
    if (Object.hasOwn(texts, key)) return [];
    const because = kind === null ? fileOfLabels("de-DE") : fileOfCatalogue(kind);
    return [{ file: fileOfLabels(locale), place: key, rule: { rule: "text-missing", because } }];
  });
}

/** Catalogues name labels as `"label": "mat.leinwand"`. */
function labelsNamedIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === "label" && typeof one === "string" ? [one] : labelsNamedIn(one),
  );
}

function wrongPlaces(locale: Locale, texts: Texts, reference: Texts): readonly Problem[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const problem = (rule: ListRule): readonly Problem[] => [{ file: fileOfLabels(locale), place: key, rule }];
    const places = placesOf(text);
    if (places === null) return problem({ rule: "no-message" });
    const expected = placesOf(reference[key] ?? text) ?? places;
    if (places.join() === expected.join()) return [];
    return problem({ rule: "other-places", places: expected.map((place) => `{${place}}`).join(" ") });
  });
}
