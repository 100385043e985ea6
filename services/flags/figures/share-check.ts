/**
 * Anytime-valid test of planned shares: the reciprocal Bayes factor of uniform shares against the planned ones, at most
 * 1. With a fair draw it ever falls below a value with at most that probability.
 *
 * With `k` treatments, `n` visitors in all, `n_i` of a treatment and its planned share `s_i` the factor is
 * `(k-1)! * product(n_i!) / (n+k-1)! / product(s_i ^ n_i)`.
 * Source: M. Lindon, A. Malek, Anytime-valid inference for multinomial count data, NeurIPS 2022, section 2.
 *
 * @param counts visitors of each treatment with its planned share; shares sum to 1
 * @returns 0 to 1
 */
export function shareMismatch(counts: readonly { readonly visitors: number; readonly share: number }[]): number {
  const all = counts.reduce((sum, { visitors }) => sum + visitors, 0);
  const kinds = counts.length;
  const factor =
    logFactorial(kinds - 1) +
    counts.reduce((sum, { visitors, share }) => sum + logFactorial(visitors) - visitors * Math.log(share), 0) -
    logFactorial(all + kinds - 1);
  return Math.min(1, Math.exp(-factor));
}

/** Of one in a hundred tests with fair dice at most is it ever said that they are not. */
export const mismatchLimit = 0.01;

/** The natural logarithm of n!; from 20 on by Stirling's series, whose error is below 1e-13 there. */
function logFactorial(n: number): number {
  if (n < 20) {
    let product = 1;
    for (let factor = 2; factor <= n; factor++) product *= factor;
    return Math.log(product);
  }
  const x = n + 1;
  return (
    (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  );
}
