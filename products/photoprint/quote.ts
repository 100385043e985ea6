import { labelFor } from "../../core/labels.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import type { PriceTerms, Quote, QuoteLine, Refusal } from "../kind.ts";
import { atMostLarger } from "../larger-pile.ts";
import { listPricesBefore } from "../list-price-before.ts";
import { microOfLine, quoteOfGroups } from "../list-quote.ts";
import { type PileCase, stepOf } from "./case.ts";
import { possibleCase } from "./check.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/**
 * The price of all prints, pile by pile: the step's price and the paper's surcharge for each (catalogue facts, section
 * 9). A step counts for all prints of the pile, and no pile costs more than a larger one.
 */
export function quote(
  configuration: PhotoPrintConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) return possible;
  const currency = release.currencies[terms.currency];
  const groups = possible.value.piles.map((pile) => ({ key: pile.format.key, lines: pileLines(pile, currency) }));
  return done(quoteOfGroups(release, groups, terms));
}

type ListCurrency = Release["currencies"]["EUR"];

const pileLines = (pile: PileCase, currency: ListCurrency): readonly QuoteLine[] =>
  atMostLarger(
    (quantity) => linesOf({ ...pile, quantity }, currency),
    pile.quantity,
    pile.format.prices.map(({ from }) => from),
  );

function linesOf({ quantity, format, paper }: PileCase, currency: ListCurrency): readonly QuoteLine[] {
  const step = stepOf(format, quantity);
  const each = (key: string, cents: number) => quantity * microOfLine(key, cents, currency);
  const printKey = `print.${format.key}.${step.from}`;
  const paperKey = `paper.${paper.key}.${format.key}`;
  const surcharge = paper.surchargeAt[format.key] ?? paper.surcharge;
  const paperLine: QuoteLine = {
    key: paperKey,
    label: labelFor("quote.option", { group: labelFor("card.paper"), value: { key: paper.label } }),
    micro: each(paperKey, surcharge),
  };
  return [
    {
      key: printKey,
      label: labelFor("print.line", { count: quantity, size: format.size, from: step.from }),
      micro: each(printKey, step.price),
    },
    ...(paperLine.micro > 0 ? [paperLine] : []),
  ];
}

/** Name of a print in campaigns: its format as the catalogue spells it. */
const campaignKey = ({ photoprintFormat: { width, height } }: PhotoPrintConfiguration): string => `${width}x${height}`;

export const { reducedSince, priceBefore } = listPricesBefore<PhotoPrintConfiguration, Release>(quote, campaignKey);
