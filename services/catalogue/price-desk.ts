import { wallClock } from "../../core/calendar-date.ts";
import { type Shop, shopZone } from "../../core/shop.ts";
import { taxTerms } from "../../core/tax.ts";
import type { Clock } from "../../platform/clock.ts";
import { priceBefore, reducedSince } from "../../products/photoframe/price-before.ts";
import type { Release } from "../../products/photoframe/release.ts";
import { daysBeforeReduction } from "../../products/reduction.ts";
import type { Labels } from "../labels/service.ts";
import { sellableKey } from "./listed-prices.ts";
import type { ReleaseAnswer } from "./price-contract.ts";
import type { PriceHistory } from "./price-history.ts";
import type { Releases } from "./releases.ts";
import type { TaxTables } from "./tax-tables.ts";
import type { PriceDesk } from "./wall-picture-prices.ts";

export interface PriceDeskDependencies {
  readonly clock: Clock;
  readonly releases: Releases;
  readonly taxTables: TaxTables;
  readonly labels: Labels;
  readonly history: PriceHistory;
}

/** Null while no catalogue is published. */
export type OpenPriceDesk = (shop: Shop) => Promise<PriceDesk | null>;

/** Gathers what the prices of one request depend on: release, tax, language, day. */
export function openPriceDesk({ clock, releases, taxTables, labels, history }: PriceDeskDependencies): OpenPriceDesk {
  return async (shop) => {
    const [current, taxTable, text] = await Promise.all([
      releases.current("photoframe"),
      taxTables.current(),
      labels.translate(shop.locale),
    ]);
    if (!current) return null;
    const release = current.data as Release;
    const on = wallClock(clock.now(), shopZone).date;
    const tax = taxTerms(taxTable, shop.country, "printed-standard", on);
    if (!tax.ok) throw new Error(`no tax rate for ${shop.country} on ${on}`);
    const terms = { currency: shop.currency, tax: tax.value, on };
    const earlier = new Map<string, Promise<Release[]>>();
    const releasesBefore = (day: string) => {
      const { from, to } = daysBeforeReduction(day);
      const found = earlier.get(day) ?? releases.between("photoframe", from, to).then(datas);
      earlier.set(day, found);
      return found;
    };
    return {
      release,
      terms,
      shop,
      text,
      async lowest30Days(configuration) {
        const since = reducedSince(configuration, release, on);
        if (since === null) return null;
        const recorded = await history.lowest(sellableKey(configuration), shop.currency, since);
        if (recorded !== null) return recorded;
        // Own sizes and framed pictures are not written down daily; what they cost follows from the releases of those days.
        return priceBefore(configuration, release, terms, await releasesBefore(since));
      },
    };
  };
}

const datas = (releases: readonly { readonly data: unknown }[]) => releases.map(({ data }) => data as Release);

/** A release as it goes to designers. One that is published ahead of its day is nobody's business before. */
export function openReleaseData({ clock, releases }: Pick<PriceDeskDependencies, "clock" | "releases">) {
  return async (number: number | null): Promise<ReleaseAnswer | null> => {
    const found = number === null ? await releases.current("photoframe") : await releases.at("photoframe", number);
    const today = wallClock(clock.now(), shopZone).date;
    return found && (found.data as Release).validFrom <= today
      ? { release: found.release, data: found.data as ReleaseAnswer["data"] }
      : null;
  };
}
