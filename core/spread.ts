/**
 * Spreads an amount over weights in whole minor units that add up to it: everyone gets the part rounded down, what is
 * left goes to the largest remainders (Hare-Niemeyer), of equal ones to the first. Without any weight it goes to the
 * first. Exact for all amounts an order can have: products of two of them are larger than a number holds.
 *
 * @param amount whole and not negative, as the weights are; no share is larger than its weight unless the amount is
 *   larger than all weights together
 */
export function spread(amount: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / BigInt(sum)));
  const left = amount - shares.reduce((one, other) => one + other, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % BigInt(sum)) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
