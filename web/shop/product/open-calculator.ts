import { type CalendarDate, wallClock } from "../../../core/calendar-date.ts";
import { type Translate, translator } from "../../../core/labels.ts";
import type { Format } from "../../../core/measure.ts";
import { formatDifference, formatMoney } from "../../../core/money.ts";
import { parseQuery, type QueryParameters, queryText, writeQuery } from "../../../core/query-string.ts";
import type { Shop } from "../../../core/shop.ts";
import { spelledPath } from "../../../core/shop-path.ts";
import type { PriceTerms, ProductionFacts, Quote, Refusal } from "../../../products/kind.ts";
import { readAddress, writeAddress } from "../../../products/photoframe/calculator/address.ts";
import { chooseFormat } from "../../../products/photoframe/calculator/choose.ts";
import { type FormatTab, formatTabs, tabOf } from "../../../products/photoframe/calculator/format-tabs.ts";
import {
  type OwnFormatProblem,
  readOwnFormat,
  type TypedFormat,
} from "../../../products/photoframe/calculator/own-format.ts";
import { priceOf } from "../../../products/photoframe/calculator/price.ts";
import type { CalculatorSetup, CalculatorState } from "../../../products/photoframe/calculator/setup.ts";
import type { PhotoFrameConfiguration } from "../../../products/photoframe/configuration.ts";
import { prepare } from "../../../products/photoframe/prepared.ts";
import { priceBefore } from "../../../products/photoframe/price-before.ts";
import { production } from "../../../products/photoframe/production.ts";
import type { Material, Release } from "../../../products/photoframe/release.ts";
import { type ShownPrice, shownPrice } from "../../../products/reduction.ts";
import type { CalculatorData } from "../../../services/product-pages/contract.ts";
import type { OpenedData } from "../experiments/layouts/in-portrait.ts";
import { type Delivery, deliveryOf } from "./delivery.ts";

/** A calculator in one state, with everything about it that can be said without a browser. */
export interface OpenCalculator {
  readonly data: OpenedData;
  readonly shop: Shop;
  /** The day where the workshop is: campaigns are dated. */
  readonly today: CalendarDate;
  readonly setup: CalculatorSetup;
  readonly state: CalculatorState;
  /** What the page begins with. */
  readonly start: PhotoFrameConfiguration;
  readonly material: Material;
  readonly piece: Quote;
  /** What it costs, and what a reduction is measured by. */
  readonly price: ShownPrice;
  readonly facts: ProductionFacts;
  readonly delivery: Delivery;
  /** Goods and delivery, as shown. */
  readonly total: number;
  readonly tabs: readonly FormatTab[];
  /** The tab that is open. */
  readonly tab: string;
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
  readonly priceOf: (configuration: PhotoFrameConfiguration) => number;
  /** The address of a state. */
  readonly hrefOf: (state: CalculatorState, more?: QueryParameters) => string;
}

/** Reads the choice out of a page's address and computes what follows from it. */
export function openCalculator(data: OpenedData, shop: Shop, path: string, search: string, now: Date): OpenCalculator {
  const { setup, text } = preparedFor(data, shop);
  const { release } = setup;
  const terms: PriceTerms = { currency: shop.currency, tax: data.tax, on: dayOf(data, now) };
  const query = parseQuery(search);
  const { state, typed, notices } = readState(setup, query);
  const { configuration } = state;
  const material = prepare(release).materials.get(configuration.materialType ?? "");
  if (!material) throw new Error(`the calculator has no material ${configuration.materialType}`);
  const piece = priceOf(configuration, release, terms);
  const facts = production(configuration, release);
  const delivery = deliveryOf(data, facts, piece.priceCurrent, now);
  const tabs = formatTabs(release, material, shop.unit);
  return {
    data,
    shop,
    today: terms.on,
    setup,
    state,
    start: readAddress(setup, {}).state.configuration,
    material,
    piece,
    price: shownPrice(piece, priceBefore(configuration, release, terms, data.earlier as unknown as Release[])),
    facts,
    delivery,
    total: piece.priceCurrent + delivery.amount,
    tabs,
    tab: openTab(tabs, configuration.format, queryText(query, "ratio")),
    shown: shownPart(queryText(query, "show")),
    typed,
    notices,
    text,
    money: (amount) => formatMoney({ amount, currency: shop.currency }, shop.locale),
    difference: (amount) => formatDifference({ amount, currency: shop.currency }, shop.locale),
    priceOf: (other) => priceOf(other, release, terms).priceCurrent,
    hrefOf: (other, more = {}) => {
      const choice = writeQuery({ ...writeAddress(setup, other), ...more });
      return `${spelledPath(shop, path)}${choice && `?${choice}`}`;
    },
  };
}

/** A typed own format is part of the state as soon as it is one. */
function readState(setup: CalculatorSetup, query: QueryParameters) {
  const { state, notices } = readAddress(setup, query);
  const format = { width: queryText(query, "width") ?? "", height: queryText(query, "height") ?? "" };
  if (queryText(query, "width") === null && queryText(query, "height") === null) return { state, notices, typed: null };
  const own = readOwnFormat(setup, state, format);
  if (!own.ok) return { state, notices, typed: { format, problems: own.error } };
  const chosen = chooseFormat(setup, state, own.value);
  return { state: chosen.state, notices: [...notices, ...chosen.notices], typed: null };
}

function openTab(tabs: readonly FormatTab[], format: Format, asked: string | null): string {
  const known = tabs.find(({ key }) => key === asked);
  return (known ?? tabOf(tabs, format) ?? tabs[0])?.key ?? "";
}

const shownPart = (text: string | null) => (text === "more-formats" || text === "own-format" ? text : null);

/** Campaigns and taxes change at midnight where the workshop is. */
const dayOf = ({ shipping }: CalculatorData, now: Date) => wallClock(now, shipping.site.zone).date;

interface Prepared {
  readonly setup: CalculatorSetup;
  readonly text: Translate;
}
const prepared = new WeakMap<OpenedData, Prepared>();

/** What stays the same as long as the page does. */
function preparedFor(data: OpenedData, shop: Shop): Prepared {
  const known = prepared.get(data);
  if (known) return known;
  const { release, initial, orientation, labels, swapped = false } = data;
  const made = {
    setup: { release: release as unknown as Release, shop, initial, orientation, namesOrientation: swapped },
    text: translator({ [shop.locale]: labels }, shop.locale, () => {}),
  };
  prepared.set(data, made);
  return made;
}
