import { wallClock } from "../../core/calendar-date.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { shopZone } from "../../core/shop.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { type FollowedRelease, publishFollowers } from "../../services/catalogue/followers.ts";
import { createPriceHistory } from "../../services/catalogue/price-history.ts";
import { addRelease, lockPublications } from "../../services/catalogue/publications.ts";
import { createReleases } from "../../services/catalogue/releases.ts";
import { createTaxTables } from "../../services/catalogue/tax-tables.ts";
import { publishPage, removePage } from "../../services/product-pages/service.ts";
import { createShippingTables } from "../../services/shipping/shipping-tables.ts";
import { publishGoods } from "../../services/themes/service.ts";
import { checkShopData, overlaid } from "./check-shop-data.ts";
import type { Problem } from "./problem.ts";
import { publishLabels } from "./publish-labels.ts";
import { readPublished } from "./published.ts";
import { sameJson } from "./same-json.ts";
import { fileOfCatalogue, fileOfPage, type ShopData, shippingFile, taxFile } from "./shop-data.ts";

/** One line for each thing that is new: `tax.json: a new table`. */
export type Changes = readonly string[];

/**
 * Publishes all data of a folder, or nothing where something is wrong. Data that is already published stays, so that a
 * repetition changes nothing.
 *
 * @param choose selects data of the folder, given what is published; all when left out
 */
export async function publishShopData(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  folder: ShopData,
  choose: (folder: ShopData, published: ShopData) => ShopData = (all) => all,
): Promise<Outcome<Changes, readonly Problem[]>> {
  const today = wallClock(clock.now(), shopZone).date;
  const outcome = await db.transaction().execute(async (trx): Promise<Outcome<Changes, readonly Problem[]>> => {
    await lockPublications(trx);
    const published = await readPublished(trx);
    const wanted = choose(folder, published);
    const problems = checkShopData(wanted, published, today);
    if (problems.length > 0) return failed(problems);
    return done([
      ...(await publishTaxes(trx, clock, wanted, published)),
      ...(await publishShipping(trx, clock, wanted, published)),
      ...(await publishCatalogues(trx, wanted, published)),
      ...(await publishLabels(trx, wanted.labels, published.labels)),
      ...(await publishPages(trx, wanted, published)),
      // After the labels, whose words themes are found by.
      ...(await publishAllGoods(trx, wanted, published)),
    ]);
  });
  // The history of prices begins on the day they do.
  if (outcome.ok && outcome.value.length > 0) await writeDownPrices(db, clock);
  return outcome;
}

async function publishTaxes(trx: Db, clock: Clock, { taxes }: ShopData, published: ShopData): Promise<Changes> {
  if (taxes === null || sameJson(taxes, published.taxes)) return [];
  await createTaxTables({ db: trx, clock }).publish(trx, taxes);
  return [`${taxFile}: a new table`];
}

async function publishShipping(trx: Db, clock: Clock, { shipping }: ShopData, published: ShopData): Promise<Changes> {
  if (shipping === null || sameJson(shipping, published.shipping)) return [];
  await createShippingTables(clock).publish(trx, shipping, clock.now());
  return [`${shippingFile}: a new table, which counts from now`];
}

async function publishCatalogues(trx: Db, { catalogues }: ShopData, published: ShopData): Promise<Changes> {
  const fresh = catalogues.filter(
    ({ kind, release }) => !published.catalogues.some((one) => one.kind === kind && one.release === release),
  );
  for (const { kind, release, validFrom, data } of fresh) {
    await addRelease(trx, kind, { release, validFrom, data });
  }
  // After all of them, because a folder's data of both kinds fits together.
  const followed: FollowedRelease[] = [];
  for (const { kind, validFrom } of fresh) followed.push(...(await publishFollowers(trx, kind, validFrom)));
  return [...fresh, ...followed].map(
    (one) => `${fileOfCatalogue(one.kind)}: release ${one.release}, which counts from ${one.validFrom}`,
  );
}

async function publishPages(trx: Db, { pages }: ShopData, published: ShopData): Promise<Changes> {
  if (pages === null) return [];
  const before = published.pages ?? [];
  const changed = pages.filter((page) => !before.some((one) => one.key === page.key && sameJson(one, page)));
  const gone = before.filter(({ key }) => !pages.some((page) => page.key === key));
  // All that change leave their addresses first: two pages may exchange theirs.
  for (const { key } of [...gone, ...changed]) await removePage(trx, key);
  for (const page of changed) await publishPage(trx, page);
  const isNew = (key: string) => !before.some((one) => one.key === key);
  return [
    ...changed.map(({ key }) => `${fileOfPage(key)}: ${isNew(key) ? "added" : "changed"}`),
    ...gone.map(({ key }) => `${fileOfPage(key)}: taken away`),
  ];
}

async function publishAllGoods(trx: Db, wanted: ShopData, published: ShopData): Promise<Changes> {
  const { goods, labels } = overlaid(wanted, published);
  return goods === null ? [] : publishGoods(trx, goods, labels);
}

async function writeDownPrices(db: Db, clock: Clock): Promise<void> {
  const releases = createReleases({ db, clock });
  await createPriceHistory({ db, clock, releases, taxTables: createTaxTables({ db, clock }) }).record();
}
