import { type CalendarDate, wallClock } from "../../../core/calendar-date.ts";
import { type Translate, translator } from "../../../core/labels.ts";
import type { Format } from "../../../core/measure.ts";
import { formatDifference, formatMoney } from "../../../core/money.ts";
import { parseQuery, type QueryParameters, queryText, writeQuery } from "../../../core/query-string.ts";
import type { Shop } from "../../../core/shop.ts";
import { shopPath, spelledPath } from "../../../core/shop-path.ts";
import type { TaxTerms } from "../../../core/tax.ts";
import { taxClasses } from "../../../core/tax-class.ts";
import type { PriceTerms, ProductionFacts, Quote, Refusal } from "../../../products/kind.ts";
import type { OwnFormatProblem, PagePiece, PageSetup, PageState, TypedFormat } from "../../../products/kind-page.ts";
import type { PageSection } from "../../../products/page-section.ts";
import type { AnyPage } from "../../../products/pages.ts";
import { type ShownPrice, shownPrice } from "../../../products/reduction.ts";
import { type Delivery, deliveryOf } from "./delivery.ts";
import type { OpenedData } from "./layouts/in-portrait.ts";

const printed = taxClasses.filter((one) => one !== "voucher");

/** What a kind calls a choice of its own; this folder passes it through. */
export type Piece = object;
export type State = PageState<Piece>;
export type Section<Kind extends PageSection<Piece>["kind"]> = Extract<PageSection<Piece>, { readonly kind: Kind }>;

/** A calculator in one state, with everything about it that can be said without a browser. */
export interface OpenCalculator {
  readonly data: OpenedData;
  readonly shop: Shop;
  readonly page: AnyPage;
  readonly setup: PageSetup<unknown>;
  readonly state: State;
  /** What the page begins with. */
  readonly start: Piece;
  readonly piece: PagePiece;
  /** Null for what has no single format. */
  readonly size: Format | null;
  readonly sections: readonly PageSection<Piece>[];
  /** The day where the workshop is: campaigns are dated. */
  readonly today: CalendarDate;
  readonly quote: Quote;
  /** What it costs, and what a reduction is measured by. */
  readonly price: ShownPrice;
  readonly facts: ProductionFacts;
  /** What the piece is taxed. */
  readonly tax: TaxTerms;
  readonly delivery: Delivery;
  /** Goods and delivery, as shown. */
  readonly total: number;
  /** The tab of formats that the address asks for. */
  readonly asked: string | null;
  /** A part of the page that stands in it instead of in a dialog, for browsers without scripts. */
  readonly shown: "more-formats" | "own-format" | null;
  /** An own format as typed into the form, while it is not one. */
  readonly typed: { readonly format: TypedFormat; readonly problems: readonly OwnFormatProblem[] } | null;
  /** What the address asked for and cannot be had. */
  readonly notices: readonly Refusal[];
  readonly text: Translate;
  readonly money: (amount: number) => string;
  /** With its sign, also where it is more. */
  readonly difference: (amount: number) => string;
  /** Minor units of a possible piece, as shown to the visitor. */
  readonly priceOf: (configuration: Piece) => number;
  /** It is reduced today, measured as the law says. */
  readonly isReduced: (configuration: Piece) => boolean;
  readonly factsOf: (configuration: Piece) => ProductionFacts;
  /** The address of a state. */
  readonly hrefOf: (state: State, more?: QueryParameters) => string;
  readonly designerOf: (configuration: Piece, more?: QueryParameters) => string;
}

/** The first section of a kind; undefined where a calculator has none. */
export const sectionOf = <Kind extends PageSection<Piece>["kind"]>(
  { sections }: Pick<OpenCalculator, "sections">,
  kind: Kind,
): Section<Kind> | undefined => sections.find((one): one is Section<Kind> => one.kind === kind);

/** Where and when a calculator is opened. */
export interface OpenedAt {
  readonly shop: Shop;
  readonly path: string;
  readonly search: string;
  readonly now: Date;
}

/** Opened last from some data; `for` is everything else that it depends on. */
const opened = new WeakMap<OpenedData, { readonly for: string; readonly open: OpenCalculator }>();

/** The calculator of an address, computed once for all that show something of it at every change of it. */
export function openCalculator(page: AnyPage, data: OpenedData, at: OpenedAt): OpenCalculator {
  const { shop, path, search, now } = at;
  const asked = [shop.channel, shop.locale, shop.platform, path, search, now.toISOString()].join(" ");
  const last = opened.get(data);
  if (last?.for === asked) return last.open;
  const open = compute(page, data, at);
  opened.set(data, { for: asked, open });
  return open;
}

/** The tab of formats that is open: the one asked for, otherwise that of the chosen format. */
export function openTab(calculator: Pick<OpenCalculator, "sections" | "asked">) {
  const { tabs = [], tab } = sectionOf(calculator, "formats") ?? {};
  return tabs.find(({ key }) => key === calculator.asked) ?? tabs.find(({ key }) => key === tab) ?? tabs[0];
}

/** What the chosen material or type is called. */
export const typeLabel = ({ page, setup, state, text }: OpenCalculator): string =>
  text(page.typeLabel(state.configuration, setup.release));

/** Reads the choice out of a page's address and computes what follows from it. */
function compute(page: AnyPage, data: OpenedData, at: OpenedAt): OpenCalculator {
  const { shop, path, search, now } = at;
  const { sold } = page;
  const on = wallClock(now, data.shipping.site.zone).date;
  const { setup, text } = preparedFor(data, shop, on);
  const release = setup.release;
  const taxOf = taxesOf(data, page, release);
  const termsOf = (piece: Piece): PriceTerms => ({
    currency: shop.currency,
    country: shop.country,
    on,
    tax: taxOf(piece),
  });
  const query = parseQuery(search);
  const { state, typed, notices } = readState(page, setup, query);
  const { configuration } = state;
  const quoteOf = (piece: Piece): Quote => {
    const quoted = sold.quote(piece, release, termsOf(piece));
    if (!quoted.ok) throw new Error(`no price for ${JSON.stringify(piece)}: ${JSON.stringify(quoted.error)}`);
    return quoted.value;
  };
  const quote = quoteOf(configuration);
  const facts = sold.production(configuration, release);
  const delivery = deliveryOf(data, facts, quote.priceCurrent, now);
  return {
    data,
    shop,
    page,
    setup,
    state,
    quote,
    facts,
    delivery,
    typed,
    notices,
    text,
    today: on,
    tax: taxOf(configuration),
    start: page.read(setup, {}).state.configuration,
    piece: page.piece(configuration, release),
    size: page.size(configuration, release),
    sections: page.sections(setup, state),
    price: shownPrice(quote, sold.priceBefore(configuration, release, termsOf(configuration), data.earlier)),
    total: quote.priceCurrent + delivery.amount,
    asked: queryText(query, "ratio"),
    shown: shownPart(queryText(query, "show")),
    money: (amount) => formatMoney({ amount, currency: shop.currency }, shop.locale),
    difference: (amount) => formatDifference({ amount, currency: shop.currency }, shop.locale),
    priceOf: (other) => quoteOf(other).priceCurrent,
    isReduced: (other) => {
      if (sold.reductionsOn(release, on).length === 0) return false;
      const { priceCurrent, priceOriginal } = shownPrice(
        quoteOf(other),
        sold.priceBefore(other, release, termsOf(other), data.earlier),
      );
      return priceCurrent < priceOriginal;
    },
    factsOf: (other) => sold.production(other, release),
    hrefOf: (other, more = {}) => {
      const choice = writeQuery({ ...page.write(setup, other), ...more });
      return `${spelledPath(shop, path)}${choice && `?${choice}`}`;
    },
    designerOf: (other, more = {}) =>
      `${shopPath(shop, sold.designerPath as `/${string}`)}?${writeQuery({ ...sold.writeLink(other), ...more })}`,
  };
}

/** What a piece is taxed; where a country taxes all alike, nothing is computed for it. */
function taxesOf({ taxes }: OpenedData, { sold }: AnyPage, release: unknown): (piece: Piece) => TaxTerms {
  const usual = taxes["printed-standard"];
  const isOne = printed.every((one) => taxes[one].rate === usual.rate);
  return (piece) => (isOne ? usual : taxes[sold.production(piece, release).taxClass]);
}

/** A typed own format is part of the state as soon as it is one. */
function readState(page: AnyPage, setup: PageSetup<unknown>, query: QueryParameters) {
  const { state, notices } = page.read(setup, query);
  const format = { width: queryText(query, "width") ?? "", height: queryText(query, "height") ?? "" };
  if (queryText(query, "width") === null && queryText(query, "height") === null) return { state, notices, typed: null };
  const own = sectionOf({ sections: page.sections(setup, state) }, "formats")?.own;
  if (!own) return { state, notices, typed: null };
  const read = own.read(format);
  if (!read.ok) return { state, notices, typed: { format, problems: read.error } };
  const chosen = own.choose(read.value);
  return { state: chosen.state, notices: [...notices, ...chosen.notices], typed: null };
}

const shownPart = (text: string | null) => (text === "more-formats" || text === "own-format" ? text : null);

interface Prepared {
  readonly on: CalendarDate;
  readonly setup: PageSetup<unknown>;
  readonly text: Translate;
}
const prepared = new WeakMap<OpenedData, Prepared>();

/** What stays the same as long as the page and the day do. */
function preparedFor(data: OpenedData, shop: Shop, on: CalendarDate): Prepared {
  const known = prepared.get(data);
  if (known?.on === on) return known;
  const { release, initial, orientation, labels, swapped = false } = data;
  const { channel, currency, unit, locale } = shop;
  const made = {
    on,
    setup: { release, shop: { channel, currency, unit, locale, on }, initial, orientation, namesOrientation: swapped },
    text: translator({ [shop.locale]: labels }, shop.locale, () => {}),
  };
  prepared.set(data, made);
  return made;
}
