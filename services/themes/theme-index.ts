import {
  addBit,
  any,
  type BitSet,
  both,
  countBits,
  counterIn,
  emptyBits,
  fullBits,
  hasBit,
  without,
} from "./bit-set.ts";
import type { ThemeSort } from "./contract.ts";
import { type FilterType, filterTypes, filterValues, ONLY_CARD, tokenOf } from "./theme-filters.ts";

/** A theme as the index knows it. */
export interface IndexedTheme {
  readonly number: number;
  readonly id: string;
  readonly popularity: number;
  /** ISO date. */
  readonly created: string;
  readonly filters: readonly string[];
}

/** The last theme of a page: what it is sorted by, and its id. */
export interface ThemeKey {
  readonly value: number | string;
  readonly id: string;
}

export type ChosenFilters = Readonly<Partial<Record<FilterType, readonly string[]>>>;

/**
 * Which themes have which filter's value, one bit a theme: counting a value among 100,000 themes reads 12 kB. Themes
 * have places in the order of popularity. See docs/decisions for why this is not done by SQL.
 */
export interface ThemeIndex {
  readonly release: number;
  readonly themes: readonly IndexedTheme[];
  /** By the theme's number; -1 where there is none. */
  readonly placeOf: Int32Array;
  readonly byId: ReadonlyMap<string, IndexedTheme>;
  readonly sets: ReadonlyMap<string, BitSet>;
  readonly everything: BitSet;
  /** Places in the order of each sort. */
  readonly orders: Readonly<Record<ThemeSort, Int32Array>>;
}

const ascending = <Value extends string | number>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);
/** Highest value first; equal ones by id, so that the order is the same always. */
const compareKeys = (one: ThemeKey, other: ThemeKey): number =>
  -ascending(one.value as number, other.value as number) || ascending(one.id, other.id);

export const keyOf = (theme: IndexedTheme, sort: ThemeSort): ThemeKey => ({ value: theme[sort], id: theme.id });

export function buildIndex(release: number, unordered: readonly IndexedTheme[]): ThemeIndex {
  const by = (sort: ThemeSort) => (one: IndexedTheme, other: IndexedTheme) =>
    compareKeys(keyOf(one, sort), keyOf(other, sort));
  const themes = unordered.toSorted(by("popularity"));
  const sets = new Map<string, BitSet>();
  for (const [place, { filters }] of themes.entries()) {
    for (const token of filters) {
      const set = sets.get(token) ?? emptyBits(themes.length);
      sets.set(token, set);
      addBit(set, place);
    }
  }
  const places = themes.map((_, place) => place);
  const created = places.toSorted((one, other) =>
    by("created")(themes[one] as IndexedTheme, themes[other] as IndexedTheme),
  );
  return {
    release,
    themes,
    sets,
    everything: fullBits(themes.length),
    placeOf: placesByNumber(themes),
    byId: new Map(themes.map((theme) => [theme.id, theme])),
    orders: { popularity: Int32Array.from(places), created: Int32Array.from(created) },
  };
}

function placesByNumber(themes: readonly IndexedTheme[]): Int32Array {
  const most = themes.reduce((highest, { number }) => Math.max(highest, number), 0);
  const places = new Int32Array(most + 1).fill(-1);
  for (const [place, { number }] of themes.entries()) places[number] = place;
  return places;
}

export interface Matches {
  readonly found: BitSet;
  readonly total: number;
  readonly counts: ReadonlyMap<FilterType, ReadonlyMap<string, number>>;
}

/**
 * Themes that match all filters (any value of one filter suffices), and the count for each value. Each filter is
 * counted without itself, so that further values of it show what they add.
 *
 * @param text matches of the typed words; null without words
 */
export function matchThemes(index: ThemeIndex, chosen: ChosenFilters, text: BitSet | null, onlyCard: boolean): Matches {
  const size = index.themes.length;
  const forCard = index.sets.get(ONLY_CARD);
  const shown = onlyCard || !forCard ? index.everything : without(index.everything, forCard);
  const base = text ? both(shown, text) : shown;
  const selected = new Map(
    filterTypes.flatMap((type) => {
      const values = chosen[type] ?? [];
      const sets = values.flatMap((value) => index.sets.get(tokenOf(type, value)) ?? []);
      return values.length > 0 ? [[type, any(sets, size)] as const] : [];
    }),
  );
  const allBut = (type: FilterType | null) =>
    [...selected].reduce((bits, [other, set]) => (other === type ? bits : both(bits, set)), base);
  const found = allBut(null);
  const countFound = counterIn(found);
  const counts = new Map(
    filterTypes.map((type) => {
      const count = selected.has(type) ? counterIn(allBut(type)) : countFound;
      const values = filterValues[type].map((value) => {
        const set = index.sets.get(tokenOf(type, value));
        return [value, set ? count(set) : 0] as const;
      });
      return [type, new Map<string, number>(values)] as const;
    }),
  );
  return { found, total: countBits(found), counts };
}

/** The next themes after a key, at most `limit`, and whether more follow. */
export function pageOfThemes(
  { themes, orders }: ThemeIndex,
  found: BitSet,
  sort: ThemeSort,
  after: ThemeKey | null,
  limit: number,
): { readonly page: readonly IndexedTheme[]; readonly more: boolean } {
  const order = orders[sort];
  const page: IndexedTheme[] = [];
  for (let at = after === null ? 0 : firstAfter(themes, order, sort, after); at < order.length; at++) {
    const place = order[at] as number;
    if (!hasBit(found, place)) continue;
    if (page.length === limit) return { page, more: true };
    page.push(themes[place] as IndexedTheme);
  }
  return { page, more: false };
}

/** The theme of the key may be gone since: what would stand behind it is found all the same. */
function firstAfter(themes: readonly IndexedTheme[], order: Int32Array, sort: ThemeSort, key: ThemeKey): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const theme = themes[order[middle] as number] as IndexedTheme;
    if (compareKeys(keyOf(theme, sort), key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
