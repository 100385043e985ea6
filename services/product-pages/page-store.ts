import type { Language } from "../../core/locale.ts";
import { keepReading } from "../../platform/caches/keep-reading.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { type HomeData, type MaterialSheets, type PageData, type ProductPageData, pageData } from "./page-data.ts";

/** Every page of the shop, in the order of lists. */
export interface Pages {
  readonly products: readonly ProductPageData[];
  readonly home: HomeData | null;
  readonly materialSheets: Pick<MaterialSheets, "materials" | "headings">;
}

/** The pages, read from the database as a whole and kept. */
export function createPageStore({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  async function load(): Promise<Pages> {
    const rows = await db.selectFrom("product_page").select("data").orderBy("position").orderBy("key").execute();
    const all = rows.map(({ data }) => pageData.parse(data));
    return {
      products: all.filter((page) => page.type === "product"),
      home: all.find((page) => page.type === "home") ?? null,
      materialSheets: all.find((page) => page.type === "sheets") ?? { materials: {}, headings: {} },
    };
  }

  return keepReading("productPages", clock, load);
}

/** The product page at a path without prefix of a locale, `/leinwanddruck` or `leinwanddruck`. */
export const pageAt = (pages: Pages, language: Language, path: string): ProductPageData | null =>
  pages.products.find(({ addresses }) => addresses[language] === path.replace(/^\//, "")) ?? null;

/**
 * Adds a page or replaces the one of its key, with its addresses.
 *
 * @throws when an address belongs to another page
 */
export async function publishPage(trx: Db, page: PageData): Promise<void> {
  const { key, position } = page;
  const row = { position, data: jsonb(page) };
  await trx
    .insertInto("product_page")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
  await trx.deleteFrom("product_page_address").where("page", "=", key).execute();
  const addresses = page.type === "product" ? Object.entries(page.addresses) : [];
  if (addresses.length > 0) {
    await trx
      .insertInto("product_page_address")
      .values(addresses.map(([language, slug]) => ({ language, slug, page: key })))
      .execute();
  }
}

/** Takes a page and its addresses out of the shop. */
export const removePage = (trx: Db, key: string): Promise<unknown> =>
  trx.deleteFrom("product_page").where("key", "=", key).execute();
