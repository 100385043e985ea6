import type { LabelParam } from "../../core/labels.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText, queryTexts } from "../../core/query-string.ts";
import type { Refusal } from "../../products/kind.ts";
import { refuse } from "../../products/link-values.ts";
import { type ThemeSort, themePageSize, themeSorts } from "./contract.ts";
import { wordsOf } from "./text-search.ts";
import { type FilterType, filterTypes, filterValues, isSpecialValue } from "./theme-filters.ts";
import type { ChosenFilters } from "./theme-index.ts";

/** A search as it was asked for; the cursor is read later, when everything else is known. */
export interface ThemeSearch {
  readonly filters: ChosenFilters;
  readonly words: readonly string[];
  readonly sort: ThemeSort;
  readonly limit: number;
  readonly cursor: string | null;
}

/** Reads `filter[color][]=green&q=rose&sort=created&limit=24&cursor=...`; unknown values are named, not ignored. */
export function readSearch(query: QueryParameters): Outcome<ThemeSearch, readonly Refusal[]> {
  const refusals: Refusal[] = [];
  const given = query.filter ?? {};
  const filters: Partial<Record<FilterType, readonly string[]>> = {};
  if (typeof given !== "object" || Array.isArray(given)) {
    refusals.push(unknownFilter("filter", "filter"));
  } else {
    for (const name of Object.keys(given)) {
      const type = filterTypes.find((one) => one === name);
      if (!type) {
        refusals.push(unknownFilter(`filter.${name}`, name));
        continue;
      }
      const values = readValues(type, queryTexts(given as QueryParameters, name));
      if (!values.ok) refusals.push(...values.error);
      else if (values.value.length > 0) filters[type] = values.value;
    }
  }
  const sort = queryText(query, "sort") ?? "popularity";
  const known = themeSorts.find((one) => one === sort);
  if (!known) refusals.push(refuse("sort", "search-sort", { known: themeSorts.join(", ") }));
  const limit = queryText(query, "limit");
  const count = limit === null ? themePageSize.initial : /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > themePageSize.most) {
    refusals.push(refuse("limit", "search-limit", { most: themePageSize.most }));
  }
  if (refusals.length > 0 || !known) return failed(refusals);
  return done({
    filters,
    words: wordsOf(queryText(query, "q") ?? ""),
    sort: known,
    limit: count,
    cursor: queryText(query, "cursor"),
  });
}

const unknownFilter = (field: string, name: string): Refusal =>
  refuse(field, "search-filter", { value: name.slice(0, 40), known: filterTypes.join(", ") });

/** A value that the field's vocabulary does not have. */
const unknownValue = (field: string, value: string, filter: LabelParam = field): Refusal =>
  refuse(field, "search-value", { value: value.slice(0, 40), filter });

/** The same for a field whose vocabulary no page shows: the few values that there are. */
export const unknownOf = (field: string, value: string, known: readonly string[]): Refusal =>
  refuse(field, "search-known", { value: value.slice(0, 40), filter: field, known: known.join(", ") });

/** No values, or one of the special ones, filter nothing away. */
function readValues(type: FilterType, values: readonly string[]): Outcome<readonly string[], readonly Refusal[]> {
  const allowed: readonly string[] = filterValues[type];
  const unknown = values.filter((value) => !isSpecialValue(value) && !allowed.includes(value));
  if (unknown.length > 0) {
    return failed(unknown.map((value) => unknownValue(`filter.${type}`, value, { key: `theme.filter.${type}` })));
  }
  // In the vocabulary's order and each once, so that the same search is the same text.
  return done(values.some(isSpecialValue) ? [] : allowed.filter((value) => values.includes(value)));
}
