import { wallClock } from "../core/calendar-date.ts";
import { shopZone } from "../core/shop.ts";
import type { Clock } from "../platform/time/clock.ts";
import { productKinds } from "../products/registry.ts";
import type { PriceHistory } from "../services/catalogue/price-history.ts";
import type { Releases } from "../services/catalogue/releases.ts";
import type { TaxTables } from "../services/catalogue/tax-tables.ts";
import type { Labels } from "../services/labels/service.ts";
import { requireOperator } from "../services/operators/require-operator.ts";
import { recentConfigurations } from "../services/orders/service.ts";
import { priceDraftRoutes } from "../services/price-drafts/routes.ts";
import { createPriceDrafts, type PriceDraftsOptions, priceDraftJobs } from "../services/price-drafts/service.ts";
import type { ShippingTables } from "../services/shipping/service.ts";
import type { Foundation } from "./foundation.ts";
import type { RateLimits } from "./rate-limits.ts";
import { checkDraft } from "./shop-data/check-draft.ts";
import { type KeptPublished, keepPublished } from "./shop-data/kept-published.ts";
import { readPublished } from "./shop-data/published.ts";

export interface ComposePriceDraftsOptions extends Foundation {
  readonly labels: Labels;
  readonly history: Pick<PriceHistory, "record">;
  readonly releases: Pick<Releases, "forget">;
  readonly taxTables: TaxTables;
  readonly shippingTables: ShippingTables;
  readonly limits: Pick<RateLimits, "catalogueChanges" | "catalogueImports">;
}

/**
 * The office's drafts of prices, checked as a folder of data is; `forget` when something was published elsewhere.
 */
export function composePriceDrafts(options: ComposePriceDraftsOptions) {
  const kept = keepPublished(options.database.db);
  const { database, clock, log, labels, history, releases, taxTables, shippingTables, limits } = options;
  const priceDrafts = createPriceDrafts({
    db: database.db,
    clock,
    labels,
    taxTables,
    shippingTables,
    kinds: productKinds,
    check: draftCheck(clock, kept),
    recent: recentConfigurations,
    // Records today's prices beside those recorded before. Published data stays.
    published: async () => {
      for (const { forget } of [releases, taxTables, kept]) forget();
      await history.record().catch((error) => log.error({ err: error }, "prices of the day were not recorded"));
    },
  });
  const routes = priceDraftRoutes({
    db: database.db,
    priceDrafts,
    requireDrafts: requireOperator("catalogue"),
    requirePublish: requireOperator("catalogue-publish"),
    limitChanges: limits.catalogueChanges,
    limitImports: limits.catalogueImports,
  });
  return { routes, forget: kept.forget, ...priceDraftJobs({ db: database.db, clock }) };
}

/**
 * Whether the shop would be valid with a draft. After each typed value only the affected parts are checked; a
 * publication, in its transaction and behind its lock, checks everything.
 */
export const draftCheck =
  (clock: Clock, kept: Pick<KeptPublished, "read">): PriceDraftsOptions["check"] =>
  async (db, { key, schema, dated }, { data, validFrom }, language) =>
    checkDraft(
      { subject: key, schema, data, validFrom: dated ? validFrom : null },
      await (db.isTransaction ? readPublished(db) : kept.read()),
      wallClock(clock.now(), shopZone).date,
      language,
      db.isTransaction ? "whole" : "touched",
    );
