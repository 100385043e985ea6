import { createHmac } from "node:crypto";
import { wallClock } from "../core/calendar-date.ts";
import { shopZone } from "../core/shop.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database, Db } from "../platform/database/database.ts";
import { StartupError } from "../platform/startup/startup-error.ts";
import { systemClock } from "../platform/time/clock.ts";
import { hashToken } from "../platform/tokens/random.ts";
import { problemLine } from "../server/shop-data/problem.ts";
import { publishShopData } from "../server/shop-data/publish-shop-data.ts";
import { readShopFolder } from "../server/shop-data/read-shop-folder.ts";
import type { ShopData } from "../server/shop-data/shop-data.ts";
import type { TokenKind } from "../services/content/contract.ts";
import { addToken, createSpace, firstSpace, importFolder } from "../services/content/service.ts";
import { createCustomers } from "../services/customers/service.ts";
import { withCampaigns } from "./campaigns.ts";
import { componentLines, spaceFolder } from "./content/space.ts";
import { ensureDemoCode } from "./discount-code.ts";
import { ensureDemoFlags } from "./flags/seed-flags.ts";
import { customer, operator } from "./people.ts";
import { ensureSampleVisits } from "./sample-visits.ts";

export interface DemoAccounts {
  readonly customer: { readonly email: string };
  readonly operator: { readonly email: string };
  /** A discount code that holds for everybody. */
  readonly code: string;
  /** Tokens of the space of content, by what they allow. */
  readonly content: Readonly<Record<TokenKind, string>>;
}

/**
 * Fills an empty database with the demo shop: vocabulary, catalogue, a customer and an operator, whose passwords are
 * this machine's own, and a token that may write content, which is this machine's own, too. Parts that are there
 * already stay as they are.
 */
export async function seedDemo(
  config: Pick<Config, "sessionSecret" | "publicUrl" | "demo">,
  database: Database,
): Promise<DemoAccounts> {
  if (!config.demo) throw new Error("only the demo is seeded");
  const today = wallClock(systemClock.now(), shopZone).date;
  await seedGoods(database, (demo) => withCampaigns(demo, today));
  const customers = createCustomers({
    database,
    secret: config.sessionSecret,
    publicUrl: config.publicUrl,
    trustedOrigins: [],
    adopters: [],
    mails: null,
  });
  await customers.ensureAccount({ ...customer, password: config.demo.customerPassword });
  await customers.ensureAccount({ ...operator, password: config.demo.operatorPassword });
  await customers.setOfficeRole(operator.email, "admin");
  await ensureSampleVisits({ db: database.db, clock: systemClock });
  return {
    customer,
    operator,
    code: await ensureDemoCode(config, database),
    content: { ...contentTokens, management: await ensureManagementToken(config, database) },
  };
}

/**
 * What the demo sells and says, without its people.
 *
 * @param dated adds what depends on the day
 */
export async function seedGoods(
  { db }: Pick<Database, "db">,
  dated: (demo: ShopData) => ShopData = (demo) => demo,
): Promise<void> {
  await publishDemo(db, dated);
  await ensureContentSpace(db);
  await ensureDemoFlags(db);
}

/** The demo's own data, checked: every file of this folder. */
export async function demoData(): Promise<ShopData> {
  const read = await readShopFolder(import.meta.dirname);
  if (read.ok) return read.value;
  throw new Error(["demo/ is wrong:", ...read.error.map(problemLine)].join("\n  "));
}

/** Both read only what anybody may try out, so they are the same on every machine. */
const contentTokens = { public: "demo-public", preview: "demo-preview" };
const contentLanguages = ["en", "fr", "es", "it", "nl"];

/** The space of the demo's content pages, with its pages where it has none; its default language is German. */
async function ensureContentSpace(db: Db): Promise<void> {
  const known = await db.selectFrom("content_space").select("id").orderBy("id").executeTakeFirst();
  const space =
    known ?? (await createSpace(db, { name: "Passepartout", languages: contentLanguages, tokens: contentTokens }));
  if (await db.selectFrom("content_story").select("id").where("space_id", "=", space.id).executeTakeFirst()) return;
  const imported = await importFolder(db, space.id, spaceFolder, { added: componentLines });
  if (!imported.ok) throw new Error(["demo/content is wrong:", ...imported.error].join("\n  "));
}

/** The same at every start, so that scripts keep working; nobody guesses it who does not know the machine's secret. */
async function ensureManagementToken(
  { sessionSecret }: Pick<Config, "sessionSecret">,
  { db }: Pick<Database, "db">,
): Promise<string> {
  const token = `demo-${createHmac("sha256", sessionSecret).update("content management").digest("base64url").slice(0, 24)}`;
  const known = db.selectFrom("content_token").select("hash").where("hash", "=", hashToken(token));
  const space = await firstSpace(db);
  if (space !== null && !(await known.executeTakeFirst())) await addToken(db, space, "management", { token });
  return token;
}

/** Publishes what the database lacks. */
async function publishDemo(db: Db, dated: (demo: ShopData) => ShopData): Promise<void> {
  const published = await publishShopData({ db, clock: systemClock }, dated(await demoData()), onlyMissing);
  if (published.ok) return;
  const lines = published.error.map(problemLine);
  throw new StartupError(["This version's demo does not fit what DATA_DIR holds:", ...lines].join("\n  "));
}

function onlyMissing(demo: ShopData, published: ShopData): ShopData {
  const known = published.pages ?? [];
  const more = (demo.pages ?? []).filter(({ key }) => !known.some((page) => page.key === key));
  return {
    taxes: published.taxes ? null : demo.taxes,
    shipping: published.shipping ? null : demo.shipping,
    catalogues: demo.catalogues.filter(({ kind }) => !published.catalogues.some((one) => one.kind === kind)),
    labels: new Map([...demo.labels].map(([locale, texts]) => [locale, { ...texts, ...published.labels.get(locale) }])),
    pages: more.length > 0 ? [...known, ...more] : null,
    goods: published.goods ? null : demo.goods,
  };
}
