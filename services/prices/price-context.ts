import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import type { Channel } from "../../core/channel.ts";
import type { Translate } from "../../core/labels.ts";
import type { Locale } from "../../core/locale.ts";
import { type Shop, shopZone } from "../../core/shop.ts";
import { type TaxClass, type TaxTable, type TaxTerms, taxesOn } from "../../core/tax.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { OpeningContext, PriceTerms } from "../../products/kind.ts";
import type { ThemeGoods } from "../../products/offer.ts";
import { daysBeforeReduction } from "../../products/reduction.ts";
import type { AnyKind } from "../../products/registry.ts";

/** Dependencies of prices. */
export interface PricesDependencies {
  readonly clock: Clock;
  /** Every kind that is sold. */
  readonly kinds: readonly AnyKind[];
  readonly releases: {
    current(kind: string): Promise<Release | null>;
    at(kind: string, release: number): Promise<Release | null>;
    between(kind: string, from: CalendarDate, to: CalendarDate): Promise<readonly Release[]>;
  };
  readonly taxTables: { current(): Promise<TaxTable> };
  readonly labels: { translate(locale: Locale): Promise<Translate> };
  readonly themes: ThemesOfShop;
  readonly history: {
    /** Lowest recorded prices of the 30 days before a day, by the name of what was sold. */
    lowestBefore(currency: Shop["currency"], since: CalendarDate): Promise<ReadonlyMap<string, number>>;
  };
}

/** Designs as products by their name in links; null for one that is not sold in the channel. */
export interface ThemesOfShop {
  goods(channel: Channel, id: string): Promise<ThemeGoods | null>;
}

export interface Release {
  readonly release: number;
  /** Parsed by the kind's schema. */
  readonly data: unknown;
}

/** All that prices of one kind depend on, for one shop on one day. */
export interface PriceContext {
  readonly kind: AnyKind;
  readonly release: number;
  // biome-ignore lint/suspicious/noExplicitAny: parsed by the kind's own schema, and given to no other kind
  readonly data: any;
  readonly shop: Shop;
  readonly opening: OpeningContext;
  readonly terms: PriceTerms;
  taxOf(taxClass: TaxClass): TaxTerms;
  readonly text: Translate;
  /** The past that reductions are measured by. */
  readonly past: Past;
}

interface Before {
  readonly releases: readonly unknown[];
  readonly recorded: ReadonlyMap<string, number>;
}

/**
 * The 30 days before reductions. Missing data are noted, and `load` fetches them, so that prices are computed
 * synchronously.
 */
export interface Past {
  before(since: CalendarDate): Before | null;
  /** @returns whether something new came, so that prices must be computed again */
  load(): Promise<boolean>;
}

/** Null while the kind has no published release. */
export type OpenPriceContext = (kind: AnyKind, shop: Shop) => Promise<PriceContext | null>;

/** Collects the data of one request's prices from memory, so that no request waits for the database. */
export function openPriceContext(dependencies: PricesDependencies): OpenPriceContext {
  const { clock, releases, taxTables, labels } = dependencies;
  const remember = rememberedPast(dependencies);
  return async (kind, shop) => {
    const [current, taxTable, text] = await Promise.all([
      releases.current(kind.key),
      taxTables.current(),
      labels.translate(shop.locale),
    ]);
    if (!current) return null;
    const on = wallClock(clock.now(), shopZone).date;
    const taxOf = taxesOn(taxTable, shop.country, on);
    const { channel, currency, country, unit } = shop;
    return {
      kind,
      release: current.release,
      data: current.data,
      shop,
      text,
      taxOf,
      opening: { channel, currency, unit, on },
      terms: { currency, country, tax: taxOf("printed-standard"), on },
      past: pastOf((since) => remember(kind, current.release, currency, since)),
    };
  };
}

function pastOf(find: (since: CalendarDate) => Promise<Before>): Past {
  const known = new Map<CalendarDate, Before>();
  const missing = new Set<CalendarDate>();
  return {
    before(since) {
      const found = known.get(since);
      if (!found) missing.add(since);
      return found ?? null;
    },
    async load() {
      const days = [...missing];
      missing.clear();
      await Promise.all(days.map(async (since) => known.set(since, await find(since))));
      return days.length > 0;
    },
  };
}

/** Days that are over never change; what counts since is known by the release that reduces. */
function rememberedPast({ releases, history }: PricesDependencies) {
  const remembered = new Map<string, Promise<Before>>();

  async function find(kind: AnyKind, release: number, currency: Shop["currency"], since: CalendarDate) {
    const { from, to } = daysBeforeReduction(since);
    const [found, recorded] = await Promise.all([
      releases.between(kind.key, from, to),
      kind.offer.history ? history.lowestBefore(currency, since) : new Map<string, number>(),
    ]);
    return { releases: found.filter((one) => one.release !== release).map(({ data }) => data), recorded };
  }

  return (kind: AnyKind, release: number, currency: Shop["currency"], since: CalendarDate): Promise<Before> => {
    const key = `${kind.key}/${release}/${currency}/${since}`;
    const known = remembered.get(key) ?? find(kind, release, currency, since);
    remembered.set(key, known);
    known.catch(() => remembered.delete(key));
    return known;
  };
}
