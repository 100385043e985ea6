import type { Currency } from "../../core/currency.ts";
import type { Locale } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import type { RecipientList } from "../../design/recipients/recipient.ts";
import type { Style } from "../../design/template/style.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { DesignableKind } from "../../products/registry.ts";
import type { LookView } from "../carts/contract.ts";
import type { SideCompiler } from "./compile-sides.ts";
import type { StockOf } from "./stock.ts";

export interface DesignsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly releases: Releases;
  readonly photos: ReadyPhotos;
  /** The kinds that can be designed; those of `products/registry.ts` when left out. */
  readonly kindOf?: (key: string) => DesignableKind | undefined;
  /** Fonts, hyphenation and art of sides; all but art when left out (`createStock` takes where art comes from). */
  readonly stock?: StockOf;
  /** Lists that pieces are made for; none when left out. */
  readonly recipients?: RecipientLists;
  /** The shop's styles; none when left out. */
  readonly styles?: StyleOf;
}

/** Port of `services/recipients`: a list of this owner, protected from then on; null: none. */
export interface RecipientLists {
  freeze(owner: Owner, list: string): Promise<RecipientList | null>;
  /** The list by its content, for any owner; null: it was erased. */
  ordered(list: string): Promise<RecipientList | null>;
}

/** A style of a kind in the shop's words; null: there is none of this key. */
export type StyleOf = (kind: string, key: string, shop: Shop) => Promise<Style | null>;

/** Context of this service's functions: dependencies with their defaults. */
export interface DesignsContext extends DesignsDependencies {
  readonly kindOf: (key: string) => DesignableKind | undefined;
  readonly compiler: SideCompiler;
}

/** Functions of the catalogue for designs. `data` is parsed by the kind's schema. */
export interface Releases {
  /** The release prices and layouts of new designs come from today. */
  current(kind: string): Promise<Release | null>;
  at(kind: string, release: number): Promise<Release | null>;
}

export interface Release {
  readonly release: number;
  readonly data: unknown;
}

/** A product as a list names it, in the locale's words and money. */
export interface Offered {
  readonly title: string;
  readonly facts: readonly string[];
  readonly look: LookView | null;
  /** Designer of its kind, without language prefix; null when the shop no longer knows the kind. */
  readonly designerPath: string | null;
  /** Present price of a piece, minor units; null when it is no longer sold. */
  readonly price: number | null;
  readonly currency: Currency;
}

/** A made product, and the release of its kind's catalogue. */
export interface Made {
  readonly kind: string;
  readonly release: number;
  readonly configuration: Readonly<Record<string, unknown>>;
}

/** Port of the basket for lists of designs: names and prices of products, in the same order. */
export type Offerings = (made: readonly Made[], locale: Locale) => Promise<readonly Offered[]>;

/** Port of the photos: the owner's complete ones, with their upright size in pixels. */
export interface ReadyPhotos {
  ready(owner: Owner, ids: readonly string[]): Promise<ReadonlyMap<string, { width: number; height: number }>>;
}
