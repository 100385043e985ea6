import { z } from "zod";
import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import { countryOf, currencyOf, type Locale, locales, unitOf } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import { shopZone } from "../../core/shop.ts";
import { taxesOn } from "../../core/tax.ts";
import type { Db } from "../../platform/database/database.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob, handleJob } from "../../platform/jobs/job.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { daysBeforeReduction } from "../../products/reduction.ts";
import { type AnyKind, productKinds } from "../../products/registry.ts";
import { listedPrices } from "./listed-prices.ts";
import type { Releases } from "./releases.ts";
import type { TaxTables } from "./tax-tables.ts";

export interface PriceHistoryDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly releases: Releases;
  readonly taxTables: TaxTables;
  /** Every kind that is sold. */
  readonly kinds?: readonly AnyKind[];
}

const recordPricesJob = defineJob("record-prices", z.object({}));
const rowsAtOnce = 1_000;

/**
 * Prices of each day per currency and per release valid on it; rows are immutable. A country's price is its currency's,
 * because shown prices do not depend on the VAT rate (catalogue facts, section 1).
 */
export function createPriceHistory(dependencies: PriceHistoryDependencies) {
  const { db, clock, releases, taxTables, kinds = productKinds } = dependencies;
  const today = () => wallClock(clock.now(), shopZone).date;
  const lowestKept = new Map<string, Promise<ReadonlyMap<string, number>>>();

  /** Days that are over never change, so what was lowest in them is read once for all a campaign reduces. */
  function readLowest(currency: Currency, since: CalendarDate): Promise<ReadonlyMap<string, number>> {
    const key = `${currency}${since}`;
    const { from, to } = daysBeforeReduction(since);
    const reading =
      lowestKept.get(key) ??
      db
        .selectFrom("price_history")
        .select(["sellable", (eb) => eb.fn.min("gross").as("lowest")])
        .where("currency", "=", currency)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy("sellable")
        .execute()
        .then((rows) => new Map(rows.map(({ sellable, lowest }) => [sellable, lowest])));
    if (since <= today()) lowestKept.set(key, reading);
    reading.catch(() => lowestKept.delete(key));
    return reading;
  }

  /** A kind's list prices of a day; empty while it is not sold or records none. */
  async function rowsOf(kind: AnyKind, day: CalendarDate) {
    const current = kind.offer.history && (await releases.current(kind.key));
    if (!current) return [];
    const { release, data } = current;
    const tax = await taxTables.current();
    return [...representatives()].flatMap(([currency, locale]) => {
      const pricing = { currency, on: day, taxOf: taxesOn(tax, countryOf(locale), day) };
      return listedPrices(kind, data, pricing, unitOf(locale)).map((row) => ({ ...row, day, release }));
    });
  }

  /** Records today's prices; existing rows stay. */
  async function record(): Promise<number> {
    const day = today();
    const rows = (await Promise.all(kinds.map((kind) => rowsOf(kind, day)))).flat();
    let written = 0n;
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const [result] = await db
        .insertInto("price_history")
        .values(rows.slice(start, start + rowsAtOnce))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      written += result?.numInsertedOrUpdatedRows ?? 0n;
    }
    return Number(written);
  }

  return {
    record,

    /** Lowest recorded prices of the 30 days before a day, by sellable. */
    lowestBefore: readLowest,

    handlers: [
      handleJob(recordPricesJob, async (_payload, { log }) => {
        log.info({ written: await record() }, "prices of the day recorded");
      }),
    ],
    // Shortly after midnight in winter and in summer; the second run finds everything there.
    cron: [everyTime("5 22,23 * * *", recordPricesJob, {})],
  };
}

export type PriceHistory = ReturnType<typeof createPriceHistory>;

/** One locale for each currency. */
const representatives = (): Map<Currency, Locale> =>
  new Map(locales.toReversed().map((locale) => [currencyOf(locale), locale]));
