import type { Translate } from "../../core/labels.ts";
import type { Language } from "../../core/locale.ts";
import type { Proportion } from "../../design/template/template.ts";
import { type CardCategory, categoryLabel } from "../../products/card/categories.ts";
import { occasionLabels } from "../../products/card/vocabulary.ts";
import type { ThemePrice } from "../prices/contract.ts";
import { type Preview, socialPath, type ThemeView } from "./contract.ts";
import { previewSizes } from "./drawing/preview-sizes.ts";
import type { CardTheme, LocalText } from "./theme-data.ts";
import { type FilterType, tokenOf, valuesAmong } from "./theme-filters.ts";

export interface StoredTheme {
  readonly data: CardTheme;
  readonly filters: readonly string[];
  readonly look: string;
}

/** Label of a filter's value. */
function filterLabel(text: Translate, type: FilterType, value: string): string {
  if (type === "category") return text(categoryLabel(Number(value) as CardCategory));
  if (type === "occasion") return text({ key: occasionLabels[value as keyof typeof occasionLabels] });
  return text({ key: type === "punching" ? `card.punching.${value}` : `theme.${type}.${value}` });
}

export interface NamedValue {
  readonly value: string;
  readonly label: string;
}

const namedBefore = new WeakMap<Translate, Map<string, NamedValue>>();

/** A filter's value with its name: one object for all its themes, looked up once per set of texts. */
export function namedValue(text: Translate, type: FilterType, value: string): NamedValue {
  const known = namedBefore.get(text) ?? new Map<string, NamedValue>();
  namedBefore.set(text, known);
  const token = tokenOf(type, value);
  const named = known.get(token) ?? { value, label: filterLabel(text, type, value) };
  known.set(token, named);
  return named;
}

/** A text in the language, English where it has none of its own. */
export const inLanguage = (texts: LocalText, language: Language): string => texts[language] ?? texts.en;

export function previewOf(path: string, look: string, ratio: Proportion, language: Language, page?: string): Preview {
  const { width, height } = previewSizes[ratio];
  const ofPage = page === undefined ? "" : `page=${page}&`;
  return {
    src: `${path}/preview.svg?${ofPage}ratio=${ratio}&language=${language}&v=${look.slice(0, 12)}`,
    width: width * 4,
    height: height * 4,
  };
}

/** Its picture for social media, drawn like its first proportion. */
export const socialOf = (id: string, look: string, language: Language): string =>
  `${socialPath(encodeURIComponent(id))}?language=${language}&v=${look.slice(0, 12)}`;

export const themePath = (id: string) => `/web-api/themes/${encodeURIComponent(id)}`;
export const valuesOf = ({ filters }: Pick<StoredTheme, "filters">, type: FilterType): readonly string[] =>
  valuesAmong(filters, type);

/** A theme for visitors. */
export function viewTheme(
  stored: StoredTheme,
  prices: readonly ThemePrice[],
  text: Translate,
  language: Language,
): ThemeView {
  const { data, look } = stored;
  const named = (type: FilterType, values: readonly string[] = valuesOf(stored, type)) =>
    values.map((value) => namedValue(text, type, value));
  const ratios = valuesOf(stored, "aspectRatio") as readonly Proportion[];
  const [color = { value: "", label: "" }] = named("color");
  const [style = { value: "", label: "" }] = named("style");
  return {
    id: data.id,
    title: inLanguage(data.title, language),
    occasions: named("occasion"),
    categories: data.categories.map((id) => ({ id, label: namedValue(text, "category", String(id)).label })),
    style,
    color,
    labels: named("label"),
    products: named("product"),
    punchings: named("punching"),
    aspectRatios: named("aspectRatio"),
    refinement:
      data.refinement === null ? null : { value: data.refinement, label: refinementName(text, data.refinement) },
    created: data.created,
    prices: cheapestFirst(prices),
    preview: previewOf(
      themePath(data.id),
      look,
      ratios.includes("portrait") ? "portrait" : (ratios[0] ?? "portrait"),
      language,
    ),
    designerPath: designerPath(data),
  };
}

export const cheapestFirst = (prices: readonly ThemePrice[]): ThemePrice[] =>
  prices.toSorted((one, other) => one.unitPrice - other.unitPrice);

const refinementNames = {
  gold: "ref.gold",
  silver: "ref.silver",
  rosegold: "ref.rosegold",
  relief: "ref.relief",
} as const;
const refinementName = (text: Translate, plate: keyof typeof refinementNames): string =>
  text({ key: refinementNames[plate] });

/** The specification's names of refinements. */
const refinementTypes = { gold: "gold", silver: "silber", rosegold: "rosegold", relief: "relief" } as const;
const designerPath = ({ id, categories, occasions, refinement }: CardTheme): string => {
  const parameters = new URLSearchParams({
    themeId: id,
    ...(categories[0] === undefined ? {} : { category: String(categories[0]) }),
  });
  if (occasions[0] !== undefined) parameters.set("occasion", occasions[0]);
  if (refinement !== null) parameters.set("refinementType", refinementTypes[refinement]);
  return `/configurator-card/?${parameters}`;
};
