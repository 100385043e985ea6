import type { Label } from "../../core/labels.ts";
import { type Language, type Locale, languages } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import type { ArtPiece } from "../../design/art/art-piece.ts";
import type { Palette } from "../../design/template/template.ts";
import { type CardCategory, categoryLabel } from "../../products/card/categories.ts";
import { occasionLabels } from "../../products/card/vocabulary.ts";
import type { Goods } from "./goods.ts";
import { plainLetters, wordsIn } from "./spelling.ts";
import type { CardTheme } from "./theme-data.ts";

/** The label vocabulary as shop data holds it. */
export type Vocabulary = ReadonlyMap<Locale, Readonly<Record<string, string>>>;

export type SearchTexts = Readonly<Record<`text_${Language}`, string>>;

/** Search data of a theme; `filters` are its tokens. */
export interface Searched {
  readonly theme: CardTheme;
  readonly filters: readonly string[];
  readonly palette: Palette;
  readonly pieces: readonly ArtPiece[];
}

/**
 * Search text of a theme in each language: its title, clipart names and tags, its default words, filter names, and
 * synonyms of these (`searchWords`), with accents and without.
 */
export function searchTexts(
  { theme, filters, palette, pieces }: Searched,
  { words, searchWords }: Pick<Goods, "words" | "searchWords">,
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
  const subjects = new Set([...filters, `words:${theme.words}`, ...pieces.map(({ id }) => `clipart:${id}`)]);
  const typed = searchWords.filter(({ key }) => subjects.has(key));
  const headlines = words.find(({ key }) => key === theme.words)?.texts;
  const of = (language: Language): string => {
    const texts = labels.get(localeOfLanguage(language)) ?? {};
    const art = language === "de" || language === "en" ? pieces.map(({ title }) => title[language]) : [];
    const tags = language === "en" ? pieces.flatMap((piece) => piece.tags) : [];
    const text = [
      theme.title[language] ?? theme.title.en,
      ...art,
      ...tags,
      headlines?.[language]?.headline ?? "",
      ...typed.map((one) => one.texts[language] ?? ""),
      ...named.map((label) => plain(label, texts)),
    ].join(" · ");
    return withPlainLetters(text);
  };
  return Object.fromEntries(languages.map((language) => [`text_${language}`, of(language)])) as SearchTexts;
}

/** The text, and once more every word of it that has an accent, without. */
function withPlainLetters(text: string): string {
  const accented = wordsIn(text).filter((word) => plainLetters(word) !== word);
  return [text, ...new Set(accented.map(plainLetters))].join(" ");
}

/** A label and the labels within it, without the places that values are written into. */
function plain({ key, params }: Label, words: Readonly<Record<string, string>>): string {
  const inner = Object.values(params ?? {}).flatMap((value) =>
    typeof value === "object" && "key" in value ? [plain(value as Label, words)] : [],
  );
  return [(words[key] ?? "").replaceAll(/\{[^}]*\}/g, " ").trim(), ...inner].join(" ");
}
