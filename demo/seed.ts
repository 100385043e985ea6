import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Locale, locales } from "../core/locale.ts";
import { shippingTableSchema } from "../core/shipping-table-schema.ts";
import { systemClock } from "../platform/clock.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database, Db } from "../platform/database/database.ts";
import { jsonb } from "../platform/database/jsonb.ts";
import { kindOf } from "../products/registry.ts";
import { createPriceHistory } from "../services/catalogue/price-history.ts";
import { createReleases } from "../services/catalogue/releases.ts";
import { createTaxTables } from "../services/catalogue/tax-tables.ts";
import { createCustomers } from "../services/customers/service.ts";
import { createShippingTables } from "../services/shipping/shipping-tables.ts";
import { seedPages } from "./seed-pages.ts";

export interface DemoAccounts {
  readonly customer: { readonly email: string };
  readonly operator: { readonly email: string };
}

const customer = { email: "lena@demo.passepartout.example", firstName: "Lena", lastName: "Muster" };
const operator = { email: "werkstatt@demo.passepartout.example", firstName: "Mira", lastName: "Werkstatt" };
const demoAccounts: DemoAccounts = { customer, operator };

/**
 * Fills an empty database with the demo shop: vocabulary, catalogue, a customer and an operator, whose passwords are
 * this machine's own. Parts that are there already stay as they are.
 */
export async function seedDemo(
  config: Pick<Config, "sessionSecret" | "publicUrl" | "demo">,
  database: Database,
): Promise<DemoAccounts> {
  if (!config.demo) throw new Error("only the demo is seeded");
  const { db } = database;
  await db.transaction().execute(async (trx) => {
    await seedLabels(trx);
    await seedCatalogues(trx);
    await seedTaxes(trx);
    await seedShipping(trx);
    await seedPages(trx);
  });
  await writeDownPrices(db);
  const customers = createCustomers({
    database,
    secret: config.sessionSecret,
    publicUrl: config.publicUrl,
    trustedOrigins: [],
    adopters: [],
  });
  await customers.ensureAccount({ ...customer, password: config.demo.customerPassword });
  await customers.ensureAccount({ ...operator, password: config.demo.operatorPassword });
  await customers.setOfficeRole(operator.email, "admin");
  return demoAccounts;
}

/** Whether a database was filled as the demo: its users must not come to a real shop. */
export async function isDemoDatabase(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("person")
    .select("id")
    .where("email", "in", [customer.email, operator.email])
    .executeTakeFirst();
  return found !== undefined;
}

const readJson = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, ...path), "utf8"));

/** Names of a demo folder's JSON files, without the ending. */
async function jsonFiles(folder: string): Promise<string[]> {
  const files = await readdir(join(import.meta.dirname, folder));
  return files.filter((file) => file.endsWith(".json")).map((file) => basename(file, ".json"));
}

async function seedLabels(trx: Db): Promise<void> {
  for (const locale of await jsonFiles("labels")) {
    if (!locales.includes(locale as Locale)) throw new Error(`demo/labels/${locale}.json is no locale of the shop`);
    const texts = Object.entries((await readJson("labels", `${locale}.json`)) as Record<string, string>);
    const rows = texts.map(([key, text]) => ({ locale, key, text }));
    await trx
      .insertInto("label")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function seedCatalogues(trx: Db): Promise<void> {
  for (const key of await jsonFiles("catalogue")) {
    const kind = kindOf(key);
    if (!kind) throw new Error(`demo/catalogue/${key}.json is of no product kind`);
    const data = await readJson("catalogue", `${key}.json`);
    // A catalogue that does not fit its kind must not get into the database.
    const { release, validFrom }: { release: number; validFrom: string } = kind.dataSchema.parse(data);
    await trx
      .insertInto("catalogue_release")
      .values({ kind: key, release, valid_from: validFrom, data: jsonb(data) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function seedTaxes(trx: Db): Promise<void> {
  const published = await trx.selectFrom("tax_table").select("id").limit(1).executeTakeFirst();
  if (published) return;
  await createTaxTables({ db: trx, clock: systemClock }).publish(trx, await readJson("tax.json"));
}

async function seedShipping(trx: Db): Promise<void> {
  const published = await trx.selectFrom("shipping_table").select("id").limit(1).executeTakeFirst();
  if (published) return;
  const table = shippingTableSchema.parse(await readJson("shipping.json"));
  await createShippingTables(systemClock).publish(trx, table, new Date("2026-01-01T00:00:00Z"));
}

/** The history of prices begins on the day the shop does. */
async function writeDownPrices(db: Db): Promise<void> {
  const clock = systemClock;
  const releases = createReleases({ db, clock });
  await createPriceHistory({ db, clock, releases, taxTables: createTaxTables({ db, clock }) }).record();
}
