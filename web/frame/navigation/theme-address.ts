import { pointerOf } from "../../../core/http/problem.ts";
import { type QueryParameters, queryText, writeQuery } from "../../../core/query-string.ts";
import type { ThemesAnswer } from "../../../services/themes/contract.ts";

/** Where card designs are listed; the specification's own section of the site. */
export const listPath = "/karten-designen";

/** Where the designs are that she likes. */
export const wishlistPath = "/wishlist";

/** What a list of themes is asked for, without the place in it. */
export interface ThemeChoice {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly words: string;
  readonly sort: string;
}

export const choiceOf = (
  { facets, sort }: Pick<ThemesAnswer, "facets" | "sort">,
  query: QueryParameters,
): ThemeChoice => ({
  filters: Object.fromEntries(
    facets.map(({ type, values }) => [type, values.flatMap(({ value, chosen }) => (chosen ? [value] : []))]),
  ),
  words: queryText(query, "q") ?? "",
  sort,
});

/** The address's query of a choice; what is as it begins is left out. */
export function searchOf({ filters, words, sort }: ThemeChoice, cursor?: string): string {
  const written = writeQuery({
    filter: filters,
    q: words === "" ? null : words,
    sort: sort === "popularity" ? null : sort,
    cursor: cursor ?? null,
  });
  return written === "" ? "" : `?${written}`;
}

/** The query without what was refused of it; the place in the list belongs to the whole, and goes too. */
export function queryWithout(query: QueryParameters, refused: readonly { readonly pointer: string }[]): string {
  const pointers = refused.map(({ pointer }) => pointer);
  const { cursor: _, filter, ...rest } = query;
  const left = (values: QueryParameters, below: string): QueryParameters =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => !pointers.includes(below + pointerOf(name.split(".")))),
    );
  const filters =
    typeof filter === "object" && filter !== null && !Array.isArray(filter)
      ? left(filter as QueryParameters, "/filter")
      : null;
  const written = writeQuery(left({ ...rest, ...(filters ? { filter: filters } : {}) }, ""));
  return written === "" ? "" : `?${written}`;
}

/** The choice with one value more, or without it. */
export function toggled(choice: ThemeChoice, type: string, value: string): ThemeChoice {
  const own = choice.filters[type] ?? [];
  const next = own.includes(value) ? own.filter((one) => one !== value) : [...own, value];
  return { ...choice, filters: { ...choice.filters, [type]: next } };
}
