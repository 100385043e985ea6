import type { Locale } from "../../core/locale.ts";
import { formatMoney, type Money } from "../../core/money.ts";
import type { Price } from "../../services/prices/contract.ts";
import type { Preview } from "../../services/themes/contract.ts";
import type { ContentPicture } from "../reading/values/content-picture.ts";
import { canBeOrdered } from "./to-come.ts";

/** One of several products side by side. */
export interface Tile {
  readonly key: string;
  readonly name: string;
  readonly fact: string;
  /** Null: it leads nowhere. */
  readonly href: string | null;
  /** With empty alternative text: the name says it. */
  readonly picture: ContentPicture | null;
  /** `sheet`: a drawing that lies on a table; `photo`: fills its place. */
  readonly look: "sheet" | "photo";
  readonly price: TilePrice | null;
}

/** A price as written in the shop's locale. */
export interface TilePrice {
  readonly current: string;
  readonly original: string;
  /** The same for search engines; null: of something that cannot be ordered yet, which is offered to nobody. */
  readonly money: Money | null;
  /** There are dearer ones. */
  readonly from: boolean;
  /** Of one piece, where several are bought. */
  readonly each: boolean;
}

/** What prices mean that stand beside each other. */
export interface PriceTerms {
  readonly taxIncluded: boolean;
  /** Pieces they are counted for; null: one. */
  readonly quantity: number | null;
}

type Written = Pick<Price, "currency" | "priceCurrent" | "priceOriginal">;

/** Text and kind of a price: an article that cannot be ordered yet is not offered. */
export interface TilePriceTelling extends Partial<Pick<TilePrice, "from" | "each">> {
  readonly kind: string;
}

/** A price of the catalogue; prices are never content. */
export function tilePrice(price: Written, locale: Locale, { kind, ...how }: TilePriceTelling): TilePrice {
  const money = { amount: price.priceCurrent, currency: price.currency };
  const original = formatMoney({ amount: price.priceOriginal, currency: price.currency }, locale);
  const told = { current: formatMoney(money, locale), original, from: false, each: false, ...how };
  return { ...told, money: canBeOrdered(kind) ? money : null };
}

/** The lower of two prices of one currency. */
export const lower = <One extends Pick<Price, "priceCurrent">>(one: One, other: One): One =>
  other.priceCurrent < one.priceCurrent ? other : one;

export const previewPicture = ({ src, width, height }: Preview): ContentPicture => ({ src, width, height, alt: "" });
/** A picture beside a name that says it. */
export const silent = (picture: ContentPicture | null): ContentPicture | null => picture && { ...picture, alt: "" };
