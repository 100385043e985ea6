import { labelFor } from "../../core/labels.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import type { PriceTerms, Quote, QuoteLine, Refusal } from "../kind.ts";
import { listPricesBefore } from "../list-price-before.ts";
import { microOfLine, quoteOfLines } from "../list-quote.ts";
import { type Case, stepOf } from "./case.ts";
import { possibleCase } from "./check.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/**
 * The price of all prints: the step's price and the paper's surcharge for each (catalogue facts, section 9). A step
 * counts for all prints, not only for those beyond it, so that 25 may cost less than 24.
 */
export function quote(
  configuration: PhotoPrintConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) return possible;
  const { key } = possible.value.format;
  return done(quoteOfLines(release, key, linesOf(possible.value, release.currencies[terms.currency]), terms));
}

function linesOf({ configuration, format, paper }: Case, currency: Release["currencies"]["EUR"]): readonly QuoteLine[] {
  const { quantity, photoprintFormat: size } = configuration;
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
      label: labelFor("print.line", { count: quantity, size, from: step.from }),
      micro: each(printKey, step.price),
    },
    ...(paperLine.micro > 0 ? [paperLine] : []),
  ];
}

/** What campaigns call a print: its format as the catalogue writes it. */
const campaignKey = ({ photoprintFormat: { width, height } }: PhotoPrintConfiguration): string => `${width}x${height}`;

export const { reducedSince, priceBefore } = listPricesBefore<PhotoPrintConfiguration, Release>(quote, campaignKey);
