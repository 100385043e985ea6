import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import type { Translate } from "../../core/labels.ts";
import { type Shop, shopZone } from "../../core/shop.ts";
import type { TaxClass, TaxTerms } from "../../core/tax.ts";
import { taxTerms } from "../../core/tax.ts";
import type { PriceTerms } from "../../products/kind.ts";
import type { PageSetup, PageState } from "../../products/kind-page.ts";
import type { AnyPage } from "../../products/pages.ts";
import { daysBeforeReductions } from "../../products/reduction.ts";
import { type Localise, localiser } from "./local-text.ts";
import type { ProductPageData } from "./page-data.ts";
import type { Pages } from "./page-store.ts";
import type { ProductPagesDependencies } from "./ports.ts";

/** All that the pages of one request depend on. */
export interface PageContext {
  readonly shop: Shop;
  /** Without those whose kind has no catalogue yet. */
  readonly pages: Pages;
  readonly kinds: ReadonlyMap<string, PagedKind>;
  readonly on: CalendarDate;
  taxOf(taxClass: TaxClass): TaxTerms;
  readonly now: Date;
  /** Labels of the vocabulary. */
  readonly text: Translate;
  /** Texts of the pages. */
  readonly local: Localise;
}

/** A kind that has pages, with what they are computed from. */
export interface PagedKind {
  readonly page: AnyPage;
  readonly release: Release;
  /** Other releases a running reduction is measured against. */
  readonly earlier: readonly Release[];
}

/** Parsed by the kind's schema; only the kind knows what is in it. */
export interface Release {
  readonly release: number;
}

/** Null while no catalogue of a kind with a page is published. */
export async function openPageContext(
  dependencies: ProductPagesDependencies,
  pages: Promise<Pages>,
  shop: Shop,
): Promise<PageContext | null> {
  const { clock, labels, taxTables } = dependencies;
  const now = clock.now();
  const on: CalendarDate = wallClock(now, shopZone).date;
  const [taxTable, text, known] = await Promise.all([taxTables.current(), labels.translate(shop.locale), pages]);
  const keys = [...new Set(known.products.map(({ kind }) => kind))];
  const found = await Promise.all(keys.map((kind) => pagedKind(dependencies, kind, on)));
  const kinds = new Map(found.flatMap((one, index) => (one ? [[keys[index] as string, one]] : [])));
  if (kinds.size === 0) return null;
  return {
    shop,
    kinds,
    on,
    now,
    text,
    pages: { ...known, products: sold(known, kinds) },
    taxOf(taxClass) {
      const tax = taxTerms(taxTable, shop.country, taxClass, on);
      if (!tax.ok) throw new Error(`no tax rate for ${shop.country} on ${on}`);
      return tax.value;
    },
    local: localiser(shop.locale),
  };
}

const sold = ({ products }: Pages, kinds: PageContext["kinds"]) =>
  products.every(({ kind }) => kinds.has(kind)) ? products : products.filter(({ kind }) => kinds.has(kind));

async function pagedKind(
  { kindPages, releases }: ProductPagesDependencies,
  kind: string,
  on: CalendarDate,
): Promise<PagedKind | null> {
  const [page, current] = await Promise.all([kindPages[kind]?.load(), releases.current(kind)]);
  if (!page || !current) return null;
  const release = current.data as Release;
  const days = daysBeforeReductions(page.sold.reductionsOn(release, on));
  const found = days ? await releases.between(kind, days.from, days.to) : [];
  const earlier = found.map(({ data }) => data as Release).filter((one) => one.release !== release.release);
  return { page, release, earlier };
}

/** A page with the rules of its kind. */
export interface OpenPage extends PagedKind {
  readonly data: ProductPageData;
  readonly setup: PageSetup<Release>;
  /** Initial state of its calculator. */
  readonly start: PageState<object>;
}

export function openPage(context: PageContext, data: ProductPageData): OpenPage {
  const kind = context.kinds.get(data.kind);
  if (!kind) throw new Error(`no catalogue of ${data.kind}`);
  const { channel, currency, unit, locale } = context.shop;
  const { initial, orientation } = data;
  const setup = {
    release: kind.release,
    shop: { channel, currency, unit, locale, on: context.on },
    initial,
    orientation,
  };
  return { ...kind, data, setup, start: kind.page.read(setup, {}).state };
}

/** On which terms a piece is priced. */
export function termsOf(
  { shop, on, taxOf }: PageContext,
  { page, release }: OpenPage,
  configuration: object,
): PriceTerms {
  const { taxClass } = page.sold.production(configuration, release);
  return { currency: shop.currency, country: shop.country, tax: taxOf(taxClass), on };
}

/** The price of a possible piece; asking for an impossible one is a bug. */
export function quoteOf(context: PageContext, open: OpenPage, configuration: object) {
  const quoted = open.page.sold.quote(configuration, open.release, termsOf(context, open, configuration));
  if (!quoted.ok) throw new Error(`no price for ${JSON.stringify(configuration)}: ${JSON.stringify(quoted.error)}`);
  return quoted.value;
}
