import { labelFor } from "../../core/labels.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import type { PriceTerms, Quote, QuoteLine, Refusal } from "../kind.ts";
import { listPricesBefore } from "../list-price-before.ts";
import { microOfLine, quoteOfLines } from "../list-quote.ts";
import { type Case, possibleCase } from "./check.ts";
import type { PhotoBoxConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** The price of one box: its size, a percentage of that for better paper, and what a wooden box costs more. */
export function quote(
  configuration: PhotoBoxConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) return possible;
  const lines = linesOf(possible.value, release.currencies[terms.currency]);
  return done(quoteOfLines(release, possible.value.type.key, lines, terms));
}

function linesOf(one: Case, currency: Release["currencies"]["EUR"]): readonly QuoteLine[] {
  const { configuration, type, size, paper, box } = one;
  const { photoboxQuantityMax: max, photoboxFormat } = configuration;
  const amount = (key: string, cents: number) => microOfLine(key, cents, currency);
  const option = (key: string, group: string, value: string, micro: number): QuoteLine[] =>
    micro === 0
      ? []
      : [{ key, label: labelFor("quote.option", { group: { key: group }, value: { key: value } }), micro }];
  const key = `box.${type.key}.${max}`;
  const base = amount(key, size.price);
  const label = labelFor("box.title", { box: { key: type.label }, size: photoboxFormat, max });
  return [
    { key, label, micro: base },
    ...option(`paper.${paper.key}`, "card.paper", paper.label, Math.round((base * paper.percent) / 100)),
    ...option(`case.${box.key}`, "acc.box", box.label, amount(`case.${box.key}`, box.price)),
  ];
}

/** Campaigns name the type of the box. */
export const { reducedSince, priceBefore } = listPricesBefore<PhotoBoxConfiguration, Release>(
  quote,
  ({ photoboxType }) => photoboxType,
);
