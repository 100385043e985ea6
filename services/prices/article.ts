import { designerLink } from "../../products/registry.ts";
import type { ArticlePrice, LadderPrices } from "./contract.ts";
import type { KindDesk } from "./kind-desk.ts";
import { linesOf, priceOf, reasonsOf } from "./price-of.ts";

/** The exact price of one possible configuration, with the lines that explain it. */
export function articlePrice(desk: KindDesk, configuration: object): ArticlePrice {
  const { kind, data, text } = desk;
  const tax = desk.taxOf(kind.production(configuration, data).taxClass);
  const quoted = kind.quote(configuration, data, { ...desk.terms, tax });
  if (!quoted.ok) throw new Error(`a ${kind.key} that was parsed strictly has no price`);
  const { net, tax: taxAmount, gross } = quoted.value;
  const { title, facts } = kind.describe(configuration, data);
  return {
    kind: kind.key,
    release: desk.release,
    configuration: { ...configuration },
    title: text(title),
    facts: facts.map(text),
    price: priceOf(desk, configuration, quoted.value),
    lines: linesOf(desk, quoted.value),
    net,
    tax: taxAmount,
    gross,
    link: designerLink(kind, configuration),
  };
}

/** The same with what every other number of pieces, pages or prints would cost. */
export const ladderPrices = (desk: KindDesk, configuration: object): LadderPrices => ({
  ...articlePrice(desk, configuration),
  ladders: laddersOf(desk, configuration),
});

/** Every ladder of the choice with all its steps, each priced and explained. */
export function laddersOf(desk: KindDesk, choice: object): LadderPrices["ladders"] {
  const { kind, data, terms, text } = desk;
  const current = choice as Record<string, unknown>;
  return kind.offer.ladders(choice, data).map(({ field, label, pieces, steps, range = null }) => ({
    field,
    label: text(label),
    range,
    steps: steps.map(({ value, configuration }) => {
      const step = { value, chosen: countOf(current[field]) === value };
      const quoted = kind.quote(configuration, data, terms);
      if (!quoted.ok) {
        return { ...step, price: null, reasons: reasonsOf(desk, quoted.error), unitPrice: null, lines: [] };
      }
      const price = priceOf(desk, configuration, quoted.value);
      const unitPrice = pieces ? Math.round(price.priceCurrent / value) : null;
      return { ...step, price, reasons: [], unitPrice, lines: linesOf(desk, quoted.value) };
    }),
  }));
}

const countOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : value);
