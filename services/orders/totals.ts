import { spread } from "../../core/spread.ts";
import { splitTax, type TaxTerms } from "../../core/tax.ts";

/** One line of an order as far as money goes; minor units as shown to the visitor. */
export interface TaxedLine {
  readonly total: number;
  /** Discount of codes. */
  readonly discount: number;
  /** Whether delivery carries it; gift vouchers are not sent. */
  readonly sent: boolean;
  readonly tax: TaxTerms;
}

/** Part of the order taxed at one rate, products and delivery together. */
export interface TaxShare {
  /** Parts per million of the net. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

export interface Totals {
  /** Before the discount. */
  readonly goods: number;
  readonly discount: number;
  readonly shipping: number;
  readonly taxes: readonly TaxShare[];
  /** Amount to pay: all gross shares. */
  readonly total: number;
}

/**
 * Adds up an order. Delivery is taxed like its products: with several rates it is spread by their value. Tax is
 * computed once per rate on the sum, not per line, so that rounding errors do not add up.
 */
export function totalsOf(lines: readonly TaxedLine[], shipping: number): Totals {
  const groups = groupByRate(lines);
  const shares = spread(
    shipping,
    groups.map(({ sent }) => sent),
  );
  const taxes = groups.map(({ terms, goods }, index) => {
    return { rate: terms.rate, ...splitTax(goods + (shares[index] ?? 0), terms) };
  });
  return {
    goods: lines.reduce((sum, { total }) => sum + total, 0),
    discount: lines.reduce((sum, { discount }) => sum + discount, 0),
    shipping,
    taxes,
    total: taxes.reduce((sum, { gross }) => sum + gross, 0),
  };
}

interface RateGroup {
  readonly terms: TaxTerms;
  /** Less the discount. */
  readonly goods: number;
  /** The part that is delivered. */
  readonly sent: number;
}

/** Highest rate first. */
function groupByRate(lines: readonly TaxedLine[]): readonly RateGroup[] {
  const rates = [...new Set(lines.map(({ tax }) => tax.rate))].sort((one, other) => other - one);
  return rates.flatMap((rate) => {
    const members = lines.filter(({ tax }) => tax.rate === rate);
    const [first] = members;
    const worth = (some: readonly TaxedLine[]) => some.reduce((sum, { total, discount }) => sum + total - discount, 0);
    return first ? [{ terms: first.tax, goods: worth(members), sent: worth(members.filter(({ sent }) => sent)) }] : [];
  });
}
