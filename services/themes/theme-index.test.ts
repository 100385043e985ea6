import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBit, emptyBits } from "./bit-set.ts";
import type { ThemeSort } from "./contract.ts";
import { type FilterType, filterTypes, filterValues, ONLY_CARD, tokenOf } from "./theme-filters.ts";
import { buildIndex, type IndexedTheme, keyOf, matchThemes, pageOfThemes, type ThemeKey } from "./theme-index.ts";

const some = (type: FilterType) => fc.subarray([...filterValues[type]].slice(0, 4));
const theme = fc
  .record({
    values: fc.tuple(...filterTypes.map((type) => some(type))),
    onlyCard: fc.boolean(),
    popularity: fc.integer({ min: 0, max: 5 }),
    created: fc.constantFrom("2026-01-01", "2026-02-01", "2026-03-01"),
  })
  .map(({ values, onlyCard, ...rest }) => ({
    ...rest,
    filters: [
      ...values.flatMap((own, at) => own.map((value) => tokenOf(filterTypes[at] as FilterType, value))),
      ...(onlyCard ? [ONLY_CARD] : []),
    ],
  }));
/** Around the size of a word of bits. */
const themes = fc
  .array(theme, { maxLength: 70 })
  .map((all): IndexedTheme[] => all.map((one, at) => ({ ...one, number: at + 1, id: `theme-${(at * 7) % 71}-${at}` })));
const chosen = fc
  .tuple(...filterTypes.map((type) => fc.option(some(type), { freq: 2, nil: [] as string[] })))
  .map((values) => Object.fromEntries(values.map((own, at) => [filterTypes[at], own])));

/** The rule as one would say it: any value of a filter, all filters. */
const fits = (one: IndexedTheme, filters: Record<string, readonly string[]>, but: string | null) =>
  Object.entries(filters).every(
    ([type, values]) =>
      type === but || values.length === 0 || values.some((value) => one.filters.includes(`${type}:${value}`)),
  );

describe("matching", () => {
  test("finds and counts what the rule says, for any themes, filters and words", () => {
    fc.assert(
      fc.property(
        themes,
        chosen,
        fc.boolean(),
        fc.option(fc.integer({ min: 2, max: 4 }), { nil: null }),
        (all, filters, card, everyNth) => {
          const index = buildIndex(1, all);
          const has = ({ number }: IndexedTheme) => everyNth === null || number % everyNth === 0;
          const text = everyNth === null ? null : emptyBits(all.length);
          for (const one of all) if (text && has(one)) addBit(text, index.placeOf[one.number] as number);
          const shown = all.filter((one) => has(one) && (card || !one.filters.includes(ONLY_CARD)));
          const matches = matchThemes(index, filters, text, card);
          expect(matches.total).toBe(shown.filter((one) => fits(one, filters, null)).length);
          for (const type of filterTypes) {
            for (const value of filterValues[type]) {
              const wanted = shown.filter(
                (one) => fits(one, filters, type) && one.filters.includes(tokenOf(type, value)),
              ).length;
              expect(matches.counts.get(type)?.get(value), `${type} ${value}`).toBe(wanted);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("pages", () => {
  test("hold every theme once, in order, whatever their size", () => {
    fc.assert(
      fc.property(
        themes,
        chosen,
        fc.constantFrom<ThemeSort>("popularity", "created"),
        fc.integer({ min: 1, max: 9 }),
        (all, filters, sort, limit) => {
          const index = buildIndex(1, all);
          const { found } = matchThemes(index, filters, null, true);
          const ids: string[] = [];
          let after: ThemeKey | null = null;
          for (let more = true; more; ) {
            const next = pageOfThemes(index, found, sort, after, limit);
            expect(next.page.length).toBeLessThanOrEqual(limit);
            expect(next.more).toBe(next.more && next.page.length === limit);
            ids.push(...next.page.map(({ id }) => id));
            const last = next.page.at(-1);
            if (last) after = keyOf(last, sort);
            more = next.more;
          }
          const wanted = all
            .filter((one) => fits(one, filters, null))
            .toSorted((one, other) =>
              one[sort] < other[sort] ? 1 : one[sort] > other[sort] ? -1 : one.id < other.id ? -1 : 1,
            );
          expect(ids).toEqual(wanted.map(({ id }) => id));
        },
      ),
      { numRuns: 150 },
    );
  });

  test("go on behind a theme that is not there any more", () => {
    const one = (id: string, popularity: number): IndexedTheme => ({
      number: popularity,
      id,
      popularity,
      created: "2026-01-01",
      filters: [],
    });
    const index = buildIndex(2, [one("a", 9), one("c", 5), one("d", 1)]);
    const { page } = pageOfThemes(index, index.everything, "popularity", { value: 7, id: "b" }, 5);
    expect(page.map(({ id }) => id)).toEqual(["c", "d"]);
  });
});
