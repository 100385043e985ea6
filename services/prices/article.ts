import { designerLink } from "../../products/registry.ts";
import type { ArticlePrice, LadderPrices } from "./contract.ts";
import type { PriceContext } from "./price-context.ts";
import { linesOf, priceOf, reasonsOf } from "./price-of.ts";

/** The exact price of one possible configuration, with the lines that explain it. */
export function articlePrice(context: PriceContext, configuration: object): ArticlePrice {
  const { kind, data, text } = context;
  const tax = context.taxOf(kind.production(configuration, data).taxClass);
  const quoted = kind.quote(configuration, data, { ...context.terms, tax });
  if (!quoted.ok) throw new Error(`a ${kind.key} that was parsed strictly has no price`);
  const { net, tax: taxAmount, gross } = quoted.value;
  const { title, facts } = kind.describe(configuration, data);
  return {
    kind: kind.key,
    release: context.release,
    configuration: { ...configuration },
    title: text(title),
    facts: facts.map(text),
    price: priceOf(context, configuration, quoted.value),
    lines: linesOf(context, quoted.value),
    net,
    tax: taxAmount,
    gross,
    link: designerLink(kind, configuration),
  };
}

/** The same with what every other number of pieces, pages or prints would cost. */
export const ladderPrices = (context: PriceContext, configuration: object): LadderPrices => ({
  ...articlePrice(context, configuration),
  ladders: laddersOf(context, configuration),
});

/** Every ladder of the choice with all its steps, each priced and explained. */
export function laddersOf(context: PriceContext, choice: object): LadderPrices["ladders"] {
  const { kind, data, terms, text } = context;
  const current = choice as Record<string, unknown>;
  return kind.offer.ladders(choice, data).map(({ field, label, pieces, steps, range = null }) => ({
    field,
    label: text(label),
    range,
    steps: steps.map(({ value, configuration }) => {
      const step = { value, chosen: countOf(current[field]) === value };
      const quoted = kind.quote(configuration, data, terms);
      if (!quoted.ok) {
        return { ...step, price: null, reasons: reasonsOf(context, quoted.error), unitPrice: null, lines: [] };
      }
      const price = priceOf(context, configuration, quoted.value);
      const unitPrice = pieces ? Math.round(price.priceCurrent / value) : null;
      return { ...step, price, reasons: [], unitPrice, lines: linesOf(context, quoted.value) };
    }),
  }));
}

const countOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : value);
