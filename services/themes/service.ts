import { type Channel, channels } from "../../core/channel.ts";
import type { Translate } from "../../core/labels.ts";
import { type Language, type Locale, languageOf } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import type { Shop } from "../../core/shop.ts";
import type { Proportion } from "../../design/template/template.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { Refusal } from "../../products/kind.ts";
import { refuse } from "../../products/link-values.ts";
import type { ThemeGoods } from "../../products/offer.ts";
import { type ArtQuery, createArtList } from "./art-list.ts";
import { createArtStore } from "./art-store.ts";
import type { ArtListAnswer, StylesAnswer, ThemeAnswer, ThemesAnswer, ThemeView } from "./contract.ts";
import { createCursors } from "./cursor.ts";
import { createDrawer, type Drawer } from "./drawing/drawer.ts";
import { createPreviews, type Picture, type Preview } from "./drawing/previews.ts";
import { partNames, readPreviewJob } from "./drawing/read-job.ts";
import { createGroups } from "./groups.ts";
import { keptViews } from "./kept-views.ts";
import { readParts } from "./part-store.ts";
import type { CurrentRelease, PricesOfThemes } from "./ports.ts";
import { readSearch, type ThemeSearch } from "./read-search.ts";
import { groupStyles, themesAsStyles } from "./style-list.ts";
import { createStyles } from "./styles.ts";
import { createTextSearch } from "./text-search.ts";
import type { CardTheme, StyledKind } from "./theme-data.ts";
import { filterTypes, filterValues, goodsAmong, ONLY_CARD } from "./theme-filters.ts";
import { keyOf, type Matches, matchThemes, pageOfThemes } from "./theme-index.ts";
import { createThemeStore } from "./theme-store.ts";
import {
  cheapestFirst,
  namedValue,
  previewOf,
  type StoredTheme,
  socialOf,
  themePath,
  valuesOf,
  viewTheme,
} from "./theme-view.ts";

export { type CollageDesigns, checkGoods } from "./check-goods.ts";
export type { Goods } from "./goods.ts";
export { publishGoods } from "./publish-goods.ts";
export { readPublishedGoods } from "./published-goods.ts";
export {
  bookSetSchema,
  calendarGroupSchema,
  cardThemeSchema,
  collageSchema,
  layoutChoicesSchema,
  searchWordsSchema,
  wordsSchema,
} from "./theme-data.ts";

export interface ThemesDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly labels: { translate(locale: Locale): Promise<Translate> };
  readonly releases: CurrentRelease;
  readonly prices: PricesOfThemes;
  /** Signs where lists go on. */
  readonly secret: string;
  /** Draws previews; left out: in a process of its own. */
  readonly drawer?: Drawer;
}

/** Designs as products, see README. */
export function createThemes({
  db,
  clock,
  labels,
  releases,
  prices,
  secret,
  drawer = createDrawer(),
}: ThemesDependencies) {
  const store = createThemeStore({ db, clock });
  const searchText = createTextSearch(db);
  const cursors = createCursors(secret);
  const art = createArtStore(db);
  const artList = createArtList(db, async () => (await store.current()).release);
  const previews = createPreviews({ db, drawer });

  const storedThemes = async (
    by: "id" | "number",
    values: readonly (string | number)[],
  ): Promise<readonly (StoredTheme & { readonly number: number })[]> => {
    if (values.length === 0) return [];
    const rows = await db
      .selectFrom("card_theme")
      .select(["number", "id", "data", "filters", "look"])
      .where(by, "in", [...values] as never)
      .execute();
    const place = new Map(values.map((value, index) => [value, index]));
    return (
      rows
        .toSorted((one, other) => (place.get(one[by]) ?? 0) - (place.get(other[by]) ?? 0))
        // Checked when it was published.
        .map(({ number, data, filters, look }) => ({ number, data: data as CardTheme, filters, look }))
    );
  };

  const oneTheme = async (id: string): Promise<StoredTheme | null> => (await storedThemes("id", [id]))[0] ?? null;

  async function viewed(shop: Shop, stored: readonly StoredTheme[]): Promise<ThemeView[]> {
    const goods = stored.map(({ data, filters }) => goodsAmong(data.id, filters));
    const [priced, text] = await Promise.all([prices.themePrices(shop, goods), labels.translate(shop.locale)]);
    return stored.map((theme, index) => viewTheme(theme, priced[index] ?? [], text, languageOf(shop.locale)));
  }

  const viewsOf = keptViews(async (numbers, { text, language }) => {
    const stored = await storedThemes("number", numbers);
    return new Map(stored.map((theme) => [theme.number, viewTheme(theme, [], text, language)]));
  });

  const groups = createGroups({ db, labels, releases, previews });

  async function search(shop: Shop, query: QueryParameters): Promise<Outcome<ThemesAnswer, readonly Refusal[]>> {
    const { channel, locale } = shop;
    const read = readSearch(query);
    if (!read.ok) return read;
    const { filters, words, sort, limit, cursor } = read.value;
    const language = languageOf(locale);
    const subject = JSON.stringify([channel, words.length > 0 ? language : "", filters, words, sort]);
    const after = cursor === null ? null : cursors.read(cursor, subject);
    if (cursor !== null && after === null) return failed([refuse("cursor", "search-cursor")]);
    const index = await store.current();
    const matches = matchThemes(index, filters, await searchText(index, language, words), channel === "card");
    const { page, more } = pageOfThemes(index, matches.found, sort, after, limit);
    const text = await labels.translate(locale);
    const [views, priced] = await Promise.all([
      viewsOf(index, page, { text, language }),
      prices.themePrices(
        shop,
        page.map(({ id, filters }) => goodsAmong(id, filters)),
      ),
    ]);
    const last = page.at(-1);
    return done({
      themes: views.flatMap((view, place) => (view ? [{ ...view, prices: cheapestFirst(priced[place] ?? []) }] : [])),
      total: matches.total,
      next: more && last ? cursors.write(keyOf(last, sort), subject) : null,
      sort,
      facets: facetsOf(matches, read.value, text),
    });
  }

  return {
    ...groups,
    ...createStyles({ db, sizeOf: art.sizeOf }),
    artOf: art.artOf,
    forget: store.forget,
    texts: labels.translate,

    /** Lists themes; one statement, or two when words are searched for the first time. */
    search,

    /** Styles to choose from: card themes by `search`, those of other kinds by words and filter. */
    async styles(
      kind: StyledKind,
      shop: Shop,
      query: QueryParameters,
    ): Promise<Outcome<StylesAnswer, readonly Refusal[]>> {
      if (kind !== "card") return groupStyles(kind, shop, query, { groups, text: await labels.translate(shop.locale) });
      const found = await search(shop, query);
      return found.ok ? done(themesAsStyles(found.value)) : found;
    },

    /** Cliparts to choose from. */
    listArt: async ({ locale }: Shop, query: ArtQuery): Promise<Outcome<ArtListAnswer, readonly Refusal[]>> =>
      artList(query, languageOf(locale), await labels.translate(locale)),

    /** One theme with all that a designer needs; null: there is none of this id in the channel. */
    async theme(shop: Shop, id: string): Promise<ThemeAnswer | null> {
      const { channel, locale } = shop;
      const stored = await oneTheme(id);
      if (!stored || (channel !== "card" && stored.filters.includes(ONLY_CARD))) return null;
      const { data, look } = stored;
      const language = languageOf(locale);
      const [parts, [view]] = await Promise.all([readParts(db, partNames(data)), viewed(shop, [stored])]);
      const [layout, palette, pairing] = [
        parts.layout(data.layout),
        parts.palette(data.palette),
        parts.pairing(data.pairing),
      ];
      if (!layout || !palette || !pairing || !view) throw new Error(`the theme "${id}" lacks a part`);
      const words = parts.words(data.words, language) as Record<string, string>;
      return {
        theme: view,
        channels: channels.filter((one) => one === "card" || !stored.filters.includes(ONLY_CARD)),
        previews: valuesOf(stored, "aspectRatio").map((ratio) => ({
          ...previewOf(themePath(id), look, ratio as Proportion, language),
          aspectRatio: ratio,
        })),
        social: socialOf(id, look, language),
        design: {
          layout,
          palette,
          pairing,
          words,
          art: data.art as Record<string, string>,
          artInk: data.artInk,
          pieces: Object.fromEntries(
            Object.entries(data.art).flatMap(([role, name]) => {
              const piece = parts.clipart(name);
              return piece ? [[role, art.sizeOf(piece)]] : [];
            }),
          ),
        },
      };
    },

    /** Themes by id in this order, for lists of wishes; those that are gone are left out. */
    views: async (shop: Shop, ids: readonly string[]): Promise<readonly ThemeView[]> =>
      viewed(shop, await storedThemes("id", ids)),

    /** Products of a theme, from memory; null: the channel has no theme of this id. */
    async goods(channel: Channel, id: string): Promise<ThemeGoods | null> {
      const filters = (await store.current()).byId.get(id)?.filters;
      return !filters || (channel !== "card" && filters.includes(ONLY_CARD)) ? null : goodsAmong(id, filters);
    },

    async exists(id: string): Promise<boolean> {
      return (await oneTheme(id)) !== null;
    },

    /** The drawing of a theme; null: there is no such theme. */
    async preview(id: string, proportion: Proportion, language: Language): Promise<Preview | null> {
      const stored = await oneTheme(id);
      if (!stored) return null;
      const { data, look } = stored;
      return previews.of({ look, page: null, proportion, language }, () =>
        readPreviewJob(db, data, { refinement: data.refinement, proportion, language }),
      );
    },

    /** Its picture for social media, as it comes first; null: there is no such theme. */
    async social(id: string, language: Language): Promise<Picture | null> {
      const stored = await oneTheme(id);
      const [ratio] = stored ? valuesOf(stored, "aspectRatio") : [];
      if (!stored || ratio === undefined) return null;
      const { data, look } = stored;
      const name = { look, page: null, proportion: ratio as Proportion, language };
      return previews.picture(name, () => readPreviewJob(db, data, { refinement: data.refinement, ...name }));
    },

    close: () => drawer.close(),
  };
}
export type Themes = ReturnType<typeof createThemes>;

/** Values that lead to something, and those that are chosen. */
function facetsOf({ counts }: Matches, { filters }: ThemeSearch, text: Translate): ThemesAnswer["facets"] {
  return filterTypes.map((type) => ({
    type,
    label: text({ key: `theme.filter.${type}` }),
    values: filterValues[type].flatMap((value) => {
      const [count, chosen] = [counts.get(type)?.get(value) ?? 0, filters[type]?.includes(value) ?? false];
      return count > 0 || chosen ? [{ ...namedValue(text, type, value), count, chosen }] : [];
    }),
  }));
}
