import type { Locale } from "../../core/locale.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import type { TaxTable } from "../../core/tax.ts";
import type { PageData } from "../../services/product-pages/service.ts";
import type { Goods } from "../../services/themes/service.ts";

/** A published or to be published state of one kind's catalogue. */
export interface CatalogueData {
  readonly kind: string;
  readonly release: number;
  /** ISO date, the first day on which it holds. */
  readonly validFrom: string;
  /** As it is stored; the kind's own schema reads it. */
  readonly data: unknown;
}

export type Texts = Readonly<Record<string, string>>;

/** Data of a folder. A part that is null or missing leaves the published one as it is. */
export interface ShopData {
  readonly taxes: TaxTable | null;
  readonly shipping: ShippingTable | null;
  readonly catalogues: readonly CatalogueData[];
  /** Each locale's whole vocabulary. */
  readonly labels: ReadonlyMap<Locale, Texts>;
  /** All pages of the shop. */
  readonly pages: readonly PageData[] | null;
  /** Everything that is sold as a design; a theme that is not there any more is taken away. */
  readonly goods: Goods | null;
}

export const fileOfPage = (key: string) => `pages/${key}.json`;
export const fileOfLabels = (locale: Locale) => `labels/${locale}.json`;
export const fileOfCatalogue = (kind: string) => `catalogue/${kind}.json`;
export const taxFile = "tax.json";
export const shippingFile = "shipping.json";
