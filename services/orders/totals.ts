import { splitTax, type TaxTerms } from "../../core/tax.ts";

/** One line of an order as far as money goes; minor units as shown to the visitor. */
export interface TaxedLine {
  readonly total: number;
  readonly tax: TaxTerms;
}

/** What of the order is taxed at one rate, goods and delivery together. */
export interface TaxShare {
  /** Parts per million of the net. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

export interface Totals {
  readonly goods: number;
  readonly shipping: number;
  readonly taxes: readonly TaxShare[];
  /** What is paid: all gross shares. */
  readonly total: number;
}

/**
 * Adds up an order. Delivery is taxed as the goods it carries: with several rates it is spread over them by the value
 * of the goods. Tax is computed once per rate on the sum, not per line, so that rounding does not add up.
 */
export function totalsOf(lines: readonly TaxedLine[], shipping: number): Totals {
  const groups = groupByRate(lines);
  const shares = spread(
    shipping,
    groups.map(({ goods }) => goods),
  );
  const taxes = groups.map(({ terms, goods }, index) => {
    return { rate: terms.rate, ...splitTax(goods + (shares[index] ?? 0), terms) };
  });
  return {
    goods: groups.reduce((sum, { goods }) => sum + goods, 0),
    shipping,
    taxes,
    total: taxes.reduce((sum, { gross }) => sum + gross, 0),
  };
}

interface RateGroup {
  readonly terms: TaxTerms;
  readonly goods: number;
}

/** Highest rate first. */
function groupByRate(lines: readonly TaxedLine[]): readonly RateGroup[] {
  const rates = [...new Set(lines.map(({ tax }) => tax.rate))].sort((one, other) => other - one);
  return rates.flatMap((rate) => {
    const members = lines.filter(({ tax }) => tax.rate === rate);
    const [first] = members;
    return first ? [{ terms: first.tax, goods: members.reduce((sum, { total }) => sum + total, 0) }] : [];
  });
}

/**
 * Spreads an amount over weights in whole minor units that add up to it: everyone gets the part rounded down, what is
 * left goes to the largest remainders (Hare-Niemeyer). Without any weight it goes to the first.
 */
export function spread(amount: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => (amount * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = amount - shares.reduce((one, other) => one + other, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
