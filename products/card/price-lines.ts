import { type Label, labelFor } from "../../core/labels.ts";
import { MICRO_PER_MINOR } from "../../core/retail-rounding.ts";
import type { PriceTerms, QuoteLine } from "../kind.ts";
import { atMostLarger } from "../larger-pile.ts";
import { breakLabel } from "../list-quote.ts";
import { accessoryFor, wantedAccessories } from "./accessories.ts";
import { type Case, titleOf } from "./case.ts";
import { classPrice } from "./class-price.ts";
import { unitCents } from "./unit-price.ts";
import { NO_REFINEMENT, refinementLabels } from "./vocabulary.ts";

/** `pieces` times so many euro cents, in micro units of the currency. */
type Line = (key: string, label: Label, cents: number, pieces: number) => QuoteLine;

/** Price lines of a possible case for the whole quantity; free parts have no line. */
export function priceLines(one: Case, terms: PriceTerms): QuoteLine[] {
  const line = lineIn(one, terms);
  const { isSample, alone } = one.configuration;
  const lines = isSample
    ? sampleLines(one, line)
    : [...(alone ? [] : cardLines(one, line)), ...accessoryLines(one, line, terms)];
  return lines.filter(({ micro }) => micro !== 0);
}

/** The accessories of a possible case, those that cost nothing included. */
export const accessoryPriceLines = (one: Case, terms: PriceTerms): QuoteLine[] =>
  accessoryLines(one, lineIn(one, terms), terms);

function lineIn({ release }: Case, { currency }: PriceTerms): Line {
  const { percent, overrides } = release.currencies[currency];
  return (key, label, cents, pieces) => {
    const own = overrides[key];
    const minor = own === undefined ? (cents * percent) / 100 : own;
    return { key, label, micro: Math.round(minor * pieces * MICRO_PER_MINOR) };
  };
}

function sampleLines(one: Case, line: Line): QuoteLine[] {
  const { sample, refinement } = one.release;
  const refined = one.configuration.refinementType !== NO_REFINEMENT;
  return [
    line("sample", labelFor("card.sample", { card: titleOf(one) }), sample.cents, 1),
    ...(refined ? [line("refinement.sample", refinementLabel(one), refinement.sample, 1)] : []),
  ];
}

/** No number of cards costs more than a larger one; what goes with them is counted by itself. */
function cardLines(one: Case, line: Line): readonly QuoteLine[] {
  const { configuration, release } = one;
  const linesOf = (quantity: number) => productLines({ ...one, configuration: { ...configuration, quantity } }, line);
  return atMostLarger(linesOf, configuration.quantity, [release.paperBreak.from]);
}

function productLines(one: Case, line: Line): QuoteLine[] {
  const { card, guestbook, configuration, release } = one;
  const { quantity } = configuration;
  if (guestbook) return [line(`guestbook.${guestbook.key}`, titleOf(one), guestbook.cents, quantity)];
  if (!card) return [];
  const unit = (unitCents(release.unitPrices, quantity) * card.factor) / 100;
  return [line(`card.${card.key}`, titleOf(one), unit, quantity), ...optionLines(one, line)];
}

function optionLines(one: Case, line: Line): QuoteLine[] {
  const { configuration, release } = one;
  const { quantity, refinementType } = configuration;
  const { paperBreak, refinement } = release;
  const paper = release.papers.find(({ key }) => key === configuration.paper);
  const punching = release.punchings.find(({ key }) => key === configuration.punching);
  const reached = quantity >= paperBreak.from;
  const share = reached ? paperBreak.percent / 100 : 1;
  const refined = refinementType !== NO_REFINEMENT;
  return [
    // The share is taken off the pieces, so that it holds for a currency's own amounts, too.
    ...(paper
      ? [line(`paper.${paper.key}`, breakLabel(paper, reached ? paperBreak.from : 1), paper.cents, quantity * share)]
      : []),
    ...(punching ? [line(`punching.${punching.key}`, { key: punching.label }, punching.cents, quantity)] : []),
    ...(refined
      ? [
          line("refinement.set-up", labelFor("card.refinement-set-up"), refinement.setUp, 1),
          line(`refinement.${refinementType}`, refinementLabel(one), refinement.perCard, quantity),
        ]
      : []),
  ];
}

const refinementLabel = ({ configuration }: Case): Label => ({ key: refinementLabels[configuration.refinementType] });

/** The class price is the country's own amount, everything else follows the euro list. */
function accessoryLines(one: Case, line: Line, terms: PriceTerms): QuoteLine[] {
  return wantedAccessories(one).flatMap((wanted) => {
    const known = accessoryFor(one, wanted);
    if (!known.ok) return [];
    const { label, cents, classPriced, madeFor } = known.value;
    const own = line(`accessory.${wanted.sku}`, label, cents, wanted.quantity);
    const extra = classPriced && madeFor ? (classPrice(madeFor, one.release, terms) ?? 0) : 0;
    // The same bow may be on every card and ordered once more: two lines, of different names.
    const key = wanted.field === `accessories.${wanted.sku}` ? own.key : `${own.key}.each`;
    return [{ ...own, key, micro: own.micro + extra * wanted.quantity * MICRO_PER_MINOR }];
  });
}
