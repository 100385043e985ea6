import { readFileSync } from "node:fs";
import { type Language, languages } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";

const labels = (language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../labels/${localeOfLanguage(language)}.json`, import.meta.url), "utf8"));

const shown = ["leinwand", "aludibond", "acrylglas", "gallerybond", "forexplatte", "poster", "hahnemuehle"];

/** The names of the materials by language, for programs that read the content: a datasource with a dimension for each translation. */
export function materialLines() {
  const words = new Map(languages.map((language) => [language, labels(language)]));
  const translations = languages.filter((language) => language !== "de");
  const dimensions = translations.map((language, index) => ({ id: index + 1, name: language, entry_value: language }));
  return [
    { kind: "datasource", data: { id: 1, name: "Materialien", slug: "materials", dimensions } },
    ...shown.map((material, position) => {
      const label = (language: Language) => words.get(language)?.[`mat.${material}`] ?? "";
      return {
        kind: "datasource_entry",
        data: {
          id: position + 1,
          datasource: "materials",
          name: material,
          value: label("de"),
          position,
          dimension_values: Object.fromEntries(translations.map((language) => [language, label(language)])),
        },
      };
    }),
  ];
}
