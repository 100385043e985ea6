/**
 * Spreads an amount over weights in whole minor units: each share is rounded down, and the rest goes to the largest
 * remainders (Hare-Niemeyer). BigInt, because products of two amounts exceed a number.
 *
 * @param amount whole and not negative, like the weights; a share exceeds its weight only if the amount exceeds all
 * weights together
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
