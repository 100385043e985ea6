import type { Api } from "../../core/http/api.ts";
import { type QueryParameters, writeQuery } from "../../core/query-string.ts";
import type { Shop } from "../../core/shop.ts";
import { shopPath } from "../../core/shop-path.ts";
import { type Price, pricePaths } from "../../services/prices/contract.ts";
import { type ThemeSort, themePaths } from "../../services/themes/contract.ts";
import { listPath } from "../frame/navigation/theme-address.ts";
import { ask } from "../reading/ask.ts";
import type { ContentLink } from "../reading/values/content-link.ts";
import { lower, type PriceTerms, previewPicture, type Tile, type TilePrice, tilePrice } from "./tile.ts";

/** What of a kind's designs is asked for. */
export interface DesignsAsked {
  readonly shop: Shop;
  /** Of product, whose designs they are and whose prices they have. */
  readonly kind: string;
  readonly amount: number;
  /** Where a design leads that has no page of its own. */
  readonly link: ContentLink | null;
}

/** Designs of one kind with what the kind costs from. */
export interface Designs {
  readonly tiles: readonly Tile[];
  /** Of the kind as a whole; null where each has its own. */
  readonly from: TilePrice | null;
  readonly terms: PriceTerms | null;
  /** All of them, where there is a list. */
  readonly all: { readonly href: string; readonly total: number } | null;
}

export const noDesigns: Designs = { tiles: [], from: null, terms: null, all: null };

/** Card designs by filters of the list (specification, section 3); each leads to its page. */
export async function cardDesigns(
  api: Api,
  { shop, kind, amount }: DesignsAsked,
  filter: QueryParameters,
  sort: ThemeSort = "popularity",
): Promise<Designs | null> {
  const found = await ask(api, themePaths.themes, { query: { filter, sort, limit: String(amount) } });
  if (!found.ok) return null;
  const { themes, total } = found.value;
  const prices = themes.flatMap((theme) => theme.prices);
  const first = prices.find(({ quantity }) => quantity > 1) ?? prices[0];
  const search = writeQuery(sort === "popularity" ? { filter } : { filter, sort });
  return {
    tiles: themes.map(({ id, title, style, preview, prices: [lowest] }) => ({
      key: id,
      name: title,
      fact: style.label,
      href: shopPath(shop, `/themes/${id}`),
      picture: previewPicture(preview),
      look: "sheet",
      price: lowest
        ? tilePrice({ ...lowest.price, priceCurrent: lowest.unitPrice, priceOriginal: lowest.unitPrice }, shop.locale, {
            kind,
            from: true,
            each: lowest.quantity > 1,
          })
        : null,
    })),
    from: null,
    terms: first ? { taxIncluded: first.price.taxIncluded, quantity: first.quantity } : null,
    all: { href: `${shopPath(shop, listPath)}${search === "" ? "" : `?${search}`}`, total },
  };
}

/** Looks of calendars; `calendarType` "": of all. */
export async function calendarDesigns(api: Api, asked: DesignsAsked, calendarType: string): Promise<Designs | null> {
  const query = calendarType === "" ? {} : { calendarType };
  const [found, from] = await Promise.all([
    ask(api, themePaths.calendarGroups, { query }),
    calendarType === "" ? kindFrom(api, asked.kind) : typeFrom(api, { productType: asked.kind, calendarType }),
  ]);
  if (!found.ok) return null;
  const tiles = found.value.designGroups.map(({ id, title, previews: [first] }) => ({ id, title, fact: "", first }));
  return priced(asked, tiles, from);
}

/** Looks of photobooks; `category` "": of all. */
export async function bookDesigns(api: Api, asked: DesignsAsked, category: string): Promise<Designs | null> {
  const query = category === "" ? {} : { categoryIds: [category] };
  const [found, from] = await Promise.all([ask(api, themePaths.bookSets, { query }), kindFrom(api, asked.kind)]);
  if (!found.ok) return null;
  const tiles = found.value.designGroupSets.map(({ id, title, categories, previews: [first] }) => ({
    id,
    title,
    first,
    fact: categories[0]?.label ?? "",
  }));
  return priced(asked, tiles, from);
}

/** Layouts of collages; `shape` "": of all. */
export async function collageDesigns(api: Api, asked: DesignsAsked, shape: string): Promise<Designs | null> {
  const [found, from] = await Promise.all([
    ask(api, themePaths.collageGroups, { query: shape === "" ? {} : { shapes: [shape] } }),
    kindFrom(api, asked.kind),
  ]);
  if (!found.ok) return null;
  const tiles = found.value.designGroups.flatMap(({ label, designs }) =>
    designs.map(({ id, title, preview }) => ({ id: String(id), title, fact: label, first: preview })),
  );
  return priced(asked, tiles, from);
}

interface Drawn {
  readonly id: string;
  readonly title: string;
  readonly fact: string;
  readonly first: Parameters<typeof previewPicture>[0] | undefined;
}

const priced = ({ shop, kind, amount, link }: DesignsAsked, drawn: readonly Drawn[], from: Price | null): Designs => ({
  tiles: drawn.slice(0, amount).map(({ id, title, fact, first }) => ({
    key: id,
    name: title,
    fact,
    href: link?.href ?? null,
    picture: first ? previewPicture(first) : null,
    look: "sheet",
    price: null,
  })),
  from: from && tilePrice(from, shop.locale, { kind, from: true }),
  terms: from && { taxIncluded: from.taxIncluded, quantity: null },
  all: null,
});

/** The lowest listed price of a kind. */
async function kindFrom(api: Api, productType: string): Promise<Price | null> {
  const found = await ask(api, pricePaths.reference, { query: { productType } });
  return found.ok ? found.value.from.price : null;
}

/** The lowest price among the formats of one type. */
async function typeFrom(api: Api, query: QueryParameters): Promise<Price | null> {
  const found = await ask(api, pricePaths.formats, { query });
  if (!found.ok) return null;
  const prices = found.value.groups.flatMap(({ formats }) => formats.flatMap(({ price }) => price ?? []));
  return prices.length === 0 ? null : prices.reduce(lower);
}
