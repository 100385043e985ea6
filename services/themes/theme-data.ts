import { z } from "zod";
import { languages } from "../../core/locale.ts";
import { artInks, templateKey, wordRoles } from "../../design/template/template.ts";
import { isCardCategory } from "../../products/card/categories.ts";
import { name } from "../../products/card/configuration-schema.ts";
import { themeLabels, themeProducts, themePunchings, themeStyles } from "../../products/card/theme-filters.ts";
import { occasions } from "../../products/card/vocabulary.ts";
import { bookCategories } from "../../products/photobook/vocabulary.ts";
import { themeRefinements } from "./refinements.ts";

const text = z.string().min(1).max(120);
/** German and English at least; the other languages show English where they have none of their own. */
export const localTextSchema = z.object({
  de: text,
  en: text,
  es: text.optional(),
  fr: text.optional(),
  it: text.optional(),
  nl: text.optional(),
});
export type LocalText = z.infer<typeof localTextSchema>;

const wordsOfLanguage = z.partialRecord(z.enum(wordRoles), z.string().max(600));
/** Default words of a card. */
export const wordsSchema = z.object({
  key: templateKey,
  texts: z
    .object({ de: wordsOfLanguage, en: wordsOfLanguage })
    .and(z.partialRecord(z.enum(languages), wordsOfLanguage)),
});
export type WordsData = z.infer<typeof wordsSchema>;

/**
 * Search synonyms for a filter's value (`occasion:wedding`), a set of words (`words:thanks`) or a clipart
 * (`clipart:peony`): compounds and everyday words in each language.
 */
export const searchWordsSchema = z.object({
  key: z.string().regex(/^[a-zA-Z]{1,20}:[a-z0-9-]{1,40}$/),
  texts: z.partialRecord(z.enum(languages), z.string().max(600)),
});
export type SearchWords = z.infer<typeof searchWordsSchema>;

/** Parts of products that styles have layouts for, by kind; see `design/template/style.ts`. */
export const styleParts = {
  card: ["front", "inside", "back"],
  calendar: ["cover", "month"],
  photobook: ["cover", "opening", "page"],
  collage: ["front"],
} as const;
export type StyledKind = keyof typeof styleParts;
export const styledKinds = Object.keys(styleParts) as readonly StyledKind[];

/** Layouts a part can have besides those that the style itself names; the first is worn where it names none. */
export const layoutChoicesSchema = z.object({
  /** Kind and part: "card-inside". */
  key: templateKey,
  layouts: z.array(templateKey).min(1),
});
export type LayoutChoices = z.infer<typeof layoutChoicesSchema>;
/** The key of a part's choices. */
export const choicesKey = (kind: StyledKind, part: string): string => `${kind}-${part}`;

const look = {
  palette: templateKey,
  pairing: templateKey,
  art: z.object({ main: templateKey.optional(), accent: templateKey.optional() }),
  artInk: z.enum(artInks),
};
/** Counts up with what is sold; the first sort of lists. */
const popularity = z.int().min(0).max(1_000_000);
const created = z.iso.date();
const distinct = <Schema extends z.ZodType>(item: Schema) =>
  z.array(item).refine((all) => new Set(all).size === all.length, "something is there twice");

/** A card theme: a layout in its dressing, and what it is found by. */
export const cardThemeSchema = z.object({
  id: name,
  title: localTextSchema,
  layout: templateKey,
  ...look,
  words: templateKey,
  occasions: distinct(z.enum(occasions)),
  categories: distinct(z.int().refine(isCardCategory, "not a category")).min(1),
  style: z.enum(themeStyles),
  labels: distinct(z.enum(themeLabels)),
  products: distinct(z.enum(themeProducts)).min(1),
  punchings: distinct(z.enum(themePunchings)).min(1),
  /** Default plate of its refined places; a visitor may choose another, or none. */
  refinement: z.enum(themeRefinements).nullable(),
  popularity,
  created,
});
export type CardTheme = z.infer<typeof cardThemeSchema>;

export const calendarTypes = [
  "familienplaner",
  "kuechenkalender",
  "terminkalender",
  "tischkalender",
  "wandkalender",
] as const;

/** A family of calendar pages: cover and months in one look. */
export const calendarGroupSchema = z.object({
  id: name,
  title: localTextSchema,
  layouts: z.object({ cover: templateKey, month: templateKey }),
  ...look,
  calendarTypes: distinct(z.enum(calendarTypes)).min(1),
  popularity,
  created,
});
export type CalendarGroup = z.infer<typeof calendarGroupSchema>;

/** A look for a whole photobook: cover, opening and pages. */
export const bookSetSchema = z.object({
  id: name,
  title: localTextSchema,
  /** Cover, first page, and pages to choose from. */
  layouts: z.object({ cover: templateKey, opening: templateKey, pages: z.array(templateKey).min(2) }),
  ...look,
  words: templateKey,
  categoryIds: distinct(z.int().refine((id) => Object.hasOwn(bookCategories, id), "not a category of photobooks")).min(
    1,
  ),
  popularity,
  created,
});
export type BookSet = z.infer<typeof bookSetSchema>;

/** A collage: photos on one sheet. Its number is a design of the catalogue. */
export const collageSchema = z.object({
  id: z.int().positive(),
  title: localTextSchema,
  layout: templateKey,
  popularity,
  created,
});
export type Collage = z.infer<typeof collageSchema>;
