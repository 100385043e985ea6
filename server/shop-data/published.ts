import { type Locale, readLocale } from "../../core/locale.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import type { Db } from "../../platform/database/database.ts";
import { type PageData, pageData } from "../../services/product-pages/service.ts";
import { readPublishedGoods } from "../../services/themes/service.ts";
import type { CatalogueData, ShopData, Texts } from "./shop-data.ts";

/** Published data: the newest tables and releases, every text and page. */
export async function readPublished(db: Db): Promise<ShopData> {
  return {
    taxes: await readTable(db, "tax_table", (data) => taxTableSchema.parse(data)),
    shipping: await readTable(db, "shipping_table", (data) => shippingTableSchema.parse(data)),
    catalogues: await readCatalogues(db),
    labels: await readLabels(db),
    pages: await readPages(db),
    goods: await readPublishedGoods(db),
  };
}

/** Whether a shop can open with this. */
export const isComplete = ({ taxes, shipping, catalogues, labels, pages }: ShopData): boolean =>
  taxes !== null && shipping !== null && catalogues.length > 0 && labels.has("de-DE") && pages !== null;

async function readTable<Table>(
  db: Db,
  table: "tax_table" | "shipping_table",
  parse: (data: unknown) => Table,
): Promise<Table | null> {
  const row = await db.selectFrom(table).select("data").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row ? parse(row.data) : null;
}

async function readCatalogues(db: Db): Promise<readonly CatalogueData[]> {
  const rows = await db
    .selectFrom("catalogue_release")
    .distinctOn("kind")
    .select(["kind", "release", "valid_from", "data"])
    .orderBy("kind")
    .orderBy("release", "desc")
    .execute();
  return rows.map(({ valid_from, ...row }) => ({ ...row, validFrom: valid_from }));
}

async function readLabels(db: Db): Promise<ReadonlyMap<Locale, Texts>> {
  const rows = await db.selectFrom("label").selectAll().orderBy("locale").orderBy("key").execute();
  const labels = new Map<Locale, Record<string, string>>();
  for (const { locale: written, key, text } of rows) {
    const locale = readLocale(written);
    if (locale) labels.set(locale, Object.assign(labels.get(locale) ?? {}, { [key]: text }));
  }
  return labels;
}

/** Null: there is none yet. */
async function readPages(db: Db): Promise<readonly PageData[] | null> {
  const rows = await db.selectFrom("product_page").select("data").orderBy("position").orderBy("key").execute();
  return rows.length === 0 ? null : rows.map(({ data }) => pageData.parse(data));
}
