import type { Label } from "../../core/labels.ts";
import { type Language, type Locale, languages } from "../../core/locale.ts";
import type { ArtPiece } from "../../design/template/art-piece.ts";
import type { Palette } from "../../design/template/template.ts";
import { type CardCategory, categoryLabel } from "../../products/card/categories.ts";
import { occasionLabels } from "../../products/card/vocabulary.ts";
import type { CardTheme } from "./theme-data.ts";

/** Where each language's words are kept. */
const homes: Readonly<Record<Language, Locale>> = {
  de: "de-DE",
  en: "en-GB",
  es: "es-ES",
  fr: "fr-FR",
  it: "it-IT",
  nl: "nl-NL",
};

/** The label vocabulary as shop data holds it. */
export type Vocabulary = ReadonlyMap<Locale, Readonly<Record<string, string>>>;

export type SearchTexts = Readonly<Record<`text_${Language}`, string>>;

/** What a theme is found by in each language: its title, its cliparts' names and tags, and the names of its filters. */
export function searchTexts(
  theme: CardTheme,
  palette: Palette,
  pieces: readonly ArtPiece[],
  labels: Vocabulary,
): SearchTexts {
  const named: readonly Label[] = [
    ...theme.occasions.map((one) => ({ key: occasionLabels[one] })),
    ...theme.categories.map((one) => categoryLabel(one as CardCategory)),
    { key: `theme.style.${theme.style}` },
    { key: `theme.color.${palette.family}` },
    ...theme.labels.map((one) => ({ key: `theme.label.${one}` })),
    ...theme.products.map((one) => ({ key: `theme.product.${one}` })),
  ];
  const of = (language: Language): string => {
    const words = labels.get(homes[language]) ?? {};
    const art = language === "de" || language === "en" ? pieces.map(({ title }) => title[language]) : [];
    const tags = language === "en" ? pieces.flatMap((piece) => piece.tags) : [];
    return [
      theme.title[language] ?? theme.title.en,
      ...art,
      ...tags,
      ...named.map((label) => plain(label, words)),
    ].join(" · ");
  };
  return Object.fromEntries(languages.map((language) => [`text_${language}`, of(language)])) as SearchTexts;
}

/** A label and the labels within it, without the places that values are written into. */
function plain({ key, params }: Label, words: Readonly<Record<string, string>>): string {
  const inner = Object.values(params ?? {}).flatMap((value) =>
    typeof value === "object" && "key" in value ? [plain(value as Label, words)] : [],
  );
  return [(words[key] ?? "").replaceAll(/\{[^}]*\}/g, " ").trim(), ...inner].join(" ");
}
