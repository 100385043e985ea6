import type { Translate } from "../../core/labels.ts";
import { type Language, languageOf } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText, queryTexts } from "../../core/query-string.ts";
import type { Shop } from "../../core/shop.ts";
import type { Refusal } from "../../products/kind.ts";
import type { StylesAnswer, StyleView, ThemesAnswer } from "./contract.ts";
import type { createGroups } from "./groups.ts";
import { unknownOf } from "./read-search.ts";
import { meantBy, plainLetters, wordsIn } from "./spelling.ts";
import type { GroupKind } from "./stored-groups.ts";
import { wordsOf } from "./text-search.ts";
import { calendarTypes } from "./theme-data.ts";

/** Themes of cards as styles to choose from. */
export const themesAsStyles = ({ themes, total, next, facets }: ThemesAnswer): StylesAnswer => ({
  styles: themes.map(({ id, title, preview }) => ({ key: id, title, preview })),
  total,
  next,
  facets,
});

interface Named {
  readonly value: string;
  readonly label: string;
}

interface Listed extends StyleView {
  /** Of the list's filter. */
  readonly values: readonly Named[];
}

/** A list short enough to be given whole, the most popular first, with one filter. */
interface ShortList {
  readonly filter: "calendarType" | "category" | "shape";
  readonly styles: readonly Listed[];
}

type Groups = Pick<ReturnType<typeof createGroups>, "calendarGroups" | "bookSets" | "popularCollages">;

/** Looks of calendars and books, and collages, by words and by the filter that their list has. */
export async function groupStyles(
  kind: GroupKind,
  shop: Shop,
  query: QueryParameters,
  { groups, text }: { readonly groups: Groups; readonly text: Translate },
): Promise<Outcome<StylesAnswer, readonly Refusal[]>> {
  const { filter, styles } = await shortList(kind, shop, groups, text);
  const asked = query.filter ?? {};
  const given = typeof asked === "object" && !Array.isArray(asked) ? (asked as QueryParameters) : {};
  const unknown = Object.keys(given).filter((name) => name !== filter);
  if (unknown.length > 0) return failed(unknown.map((name) => unknownOf(`filter.${name}`, name, [filter])));
  const values = valuesOf(styles);
  const chosen = queryTexts(given, filter);
  const without = chosen.filter((one) => !values.some(({ value }) => value === one));
  if (without.length > 0) {
    const known = values.map(({ value }) => value);
    return failed(without.map((one) => unknownOf(`filter.${filter}`, one, known)));
  }
  const said = styles.filter(saying(queryText(query, "q") ?? "", languageOf(shop.locale)));
  const has = ({ values: own }: Listed, among: readonly string[]) => own.some(({ value }) => among.includes(value));
  const found = said.filter((style) => chosen.length === 0 || has(style, chosen));
  const counted = values.map(({ value, label }) => ({
    value,
    label,
    chosen: chosen.includes(value),
    count: said.filter((style) => has(style, [value])).length,
  }));
  return done({
    styles: found.map(({ key, title, preview }) => ({ key, title, preview })),
    total: found.length,
    next: null,
    facets: [{ type: filter, label: text({ key: `theme.filter.${filter}` }), values: counted }],
  });
}

/** Every typed word begins a word of the title or of a value. */
function saying(typed: string, language: Language) {
  const wanted = wordsOf(typed).map((word) => meantBy(word, language).map(plainLetters));
  return ({ title, values }: Listed): boolean => {
    const words = wordsIn([title, ...values.map(({ label }) => label)].join(" ")).map(plainLetters);
    return wanted.every((spellings) => words.some((word) => spellings.some((one) => word.startsWith(one))));
  };
}

function valuesOf(styles: readonly Listed[]): readonly Named[] {
  const byValue = new Map(styles.flatMap(({ values }) => values.map((one) => [one.value, one] as const)));
  return [...byValue.values()].toSorted((one, other) => one.label.localeCompare(other.label));
}

async function shortList(kind: GroupKind, shop: Shop, groups: Groups, text: Translate): Promise<ShortList> {
  switch (kind) {
    case "calendar": {
      const { designGroups } = await groups.calendarGroups(shop, null, null);
      const styles = designGroups.map(({ id, title, previews, calendarTypes: types }) => ({
        ...styled(
          id,
          title,
          previews.find(({ page }) => page === "month"),
        ),
        values: calendarTypes.flatMap((one) =>
          types.includes(one) ? [{ value: one, label: text({ key: `cal.${one}` }) }] : [],
        ),
      }));
      return { filter: "calendarType", styles };
    }
    case "photobook": {
      const { designGroupSets } = await groups.bookSets(shop, []);
      const styles = designGroupSets.map(({ id, title, previews, categories }) => ({
        ...styled(id, title, previews[0]),
        values: categories.map((one) => ({ value: String(one.id), label: one.label })),
      }));
      return { filter: "category", styles };
    }
    case "collage": {
      const styles = (await groups.popularCollages(shop)).map(({ id, title, preview, shape }) => ({
        ...styled(String(id), title, preview),
        values: [{ value: shape, label: text({ key: `collage.shape.${shape}` }) }],
      }));
      return { filter: "shape", styles };
    }
  }
}

function styled(key: string, title: string, preview: StyleView["preview"] | undefined): StyleView {
  if (!preview) throw new Error(`the style "${key}" has no picture`);
  const { src, width, height } = preview;
  return { key, title, preview: { src, width, height } };
}
