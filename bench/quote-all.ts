/**
 * The promises: a quote of any kind is flat in pages, pieces and options but for the lines that explain it, and a full
 * calculator is answered within 10 ms for the 95th percentile at 500 requests per second. Beside it, in the same run, the
 * least that any answer costs: the same bytes from a bare handler.
 */
import { parseQuery } from "../core/query-string.ts";
import { shopOf } from "../core/shop.ts";
import { demoCatalogues } from "../demo/catalogue/catalogues.ts";
import { randomConfigurations } from "../demo/catalogue/random-configurations.ts";
import type { OpeningContext, PriceTerms } from "../products/kind.ts";
import { type AnyKind, productKinds } from "../products/registry.ts";
import { calculatorsOverHttp } from "./quote-all/calculators-over-http.ts";

const CONFIGURATIONS = 500;
const opening: OpeningContext = { ...shopOf("poster", "de-DE"), on: "2026-11-20" };
const terms: PriceTerms = {
  currency: "EUR",
  country: "DE",
  tax: { rate: 190_000, included: true },
  on: opening.on,
};

interface Market {
  readonly kind: AnyKind;
  // biome-ignore lint/suspicious/noExplicitAny: parsed by the kind's schema and given to no other kind
  readonly data: any;
}
const markets: readonly Market[] = productKinds.map((kind) => ({
  kind,
  data: kind.dataSchema.parse(demoCatalogues[kind.key]),
}));

/** Quotes per second of CPU on one core, the median of five rounds of 200 ms each. */
function perSecond(quoteAll: () => number): number {
  const rates = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    const until = performance.now() + 200;
    let quotes = 0;
    while (performance.now() < until) quotes += quoteAll();
    const { user, system } = process.cpuUsage(before);
    return (quotes * 1_000_000) / (user + system);
  });
  return rates.sort((one, other) => one - other)[2] ?? Number.NaN;
}

function quoted({ kind, data }: Market, configurations: readonly object[]) {
  let lines = 0;
  for (const configuration of configurations) {
    const quote = kind.quote(configuration, data, terms);
    if (!quote.ok) throw new Error(`${kind.key} refused ${JSON.stringify(configuration)}`);
    lines += quote.value.lines.length;
  }
  return lines;
}

function everyKind(): void {
  const all = markets.map((market) => ({
    market,
    configurations: randomConfigurations(market.kind, market.data, opening, CONFIGURATIONS),
  }));
  for (const { market, configurations } of all) {
    const lines = quoted(market, configurations);
    const rate = perSecond(() => quoted(market, configurations) && configurations.length);
    print(market.kind.key, rate, lines / configurations.length);
  }
  const mixed = perSecond(() => {
    for (const { market, configurations } of all) quoted(market, configurations);
    return all.length * CONFIGURATIONS;
  });
  console.log(`all kinds in turn: ${Math.round(mixed).toLocaleString("en-GB")} quotes/s on one core`);
}

const print = (name: string, rate: number, lines: number) =>
  console.log(
    `${name}: ${Math.round(rate).toLocaleString("en-GB")} quotes/s on one core, ${lines.toFixed(1)} lines a quote, ` +
      `${(1_000_000 / rate).toFixed(2)} µs a quote, ${(1_000_000 / rate / lines).toFixed(2)} µs a line`,
  );

/** The same thing small and large; what grows is said by the ratio, beside that of the lines. */
const growth: readonly (readonly [what: string, kind: string, small: string, large: string])[] = [
  ["pages of a book, 24 and 160", "photobook", "pageCount=24", "pageCount=160"],
  ["copies of a book, 2 and 500", "photobook", "quantity=2", "quantity=500"],
  ["cards, 5 and 5000", "card", "quantity=5", "quantity=5000"],
  ["calendars, 2 and 900", "calendar", "amount=2", "amount=900"],
  ["prints, 1 and 900", "photoprint", "quantity=1", "quantity=900"],
  ["size of a canvas, 20 x 20 and 200 x 100 cm", "photoframe", "formatType=200x200", "formatType=2000x1000"],
  [
    "options of a card, none and five",
    "card",
    "quantity=50",
    "quantity=50&paper=natural&punching=rounded&refinementType=gold&bow=satin&ribbon=satin&ribbonColor=sage",
  ],
  [
    "options of a poster, none and framed behind museum glass",
    "photoframe",
    "materialType=poster",
    "materialType=poster&frameType=holzrahmen&matSize=30&optionTypes[]=poster-silk&optionTypes[]=glass-museum",
  ],
];

function growths(): void {
  for (const [what, key, small, large] of growth) {
    const market = markets.find(({ kind }) => kind.key === key);
    if (!market) throw new Error(`no kind ${key}`);
    const measured = [small, large].map((query) => {
      const { configuration, notices } = market.kind.readLink(parseQuery(query), market.data, opening);
      if (notices.length > 0) throw new Error(`${query}: ${notices.map(({ reason }) => reason).join()}`);
      const many = Array.from({ length: CONFIGURATIONS }, () => configuration as object);
      return {
        rate: perSecond(() => quoted(market, many) && many.length),
        lines: quoted(market, many) / many.length,
      };
    });
    const [one, other] = measured;
    if (!one || !other) continue;
    console.log(
      `${what}: ${(one.rate / other.rate).toFixed(2)}x the time, ${(other.lines / one.lines).toFixed(2)}x the lines`,
    );
  }
}

export default async function bench(): Promise<void> {
  everyKind();
  growths();
  await calculatorsOverHttp();
}
