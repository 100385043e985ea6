/** A treatment's visitors by one measure: how many, their mean, and the variance of one visitor. */
export interface Sample {
  readonly visitors: number;
  readonly mean: number;
  readonly variance: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Visitors at which the sequence is narrowest, as a reciprocal: with 0.0035 some 5,000 in each of two treatments. Any
 * other value is as valid, and wider there.
 */
const narrowest = 0.0035;

/** Below it the normal law does not speak for a mean yet. */
export const leastVisitors = 100;

/**
 * Half the width of a confidence sequence for a mean: with probability `1 - alpha` it contains the true value at all
 * looks together. It holds asymptotically, so there is none below `leastVisitors`.
 *
 * With `V` the variance of the estimate, `m` the visitors it is worth and `r` the constant above:
 * `sqrt(V * (1 + 1 / (m r)) * (ln(1 + m r) - 2 ln(alpha)))`, the boundary at which the mixture sequential probability
 * ratio test with a normal mixture of variance `r * m * V` rejects a value.
 * Sources: H. Robbins, Statistical methods related to the law of the iterated logarithm, Ann. Math. Statist. 41 (1970);
 * R. Johari et al., Always valid inference, Operations Research 70 (2022), section 4; I. Waudby-Smith et al.,
 * Time-uniform central limit theory and asymptotic confidence sequences, Ann. Statist. 52 (2024), theorem 2.2.
 *
 * @param variance of the estimate
 * @param worth visitors that an estimate of one mean with that variance would have
 */
export function halfWidth(variance: number, worth: number, alpha: number): number {
  const looked = worth * narrowest;
  return Math.sqrt(variance * (1 + 1 / looked) * (Math.log(1 + looked) - 2 * Math.log(alpha)));
}

/** Interval of the true mean, valid at all looks together; null: too few visitors. */
export function meanInterval({ visitors, mean, variance }: Sample, alpha: number): Interval | null {
  if (visitors < leastVisitors) return null;
  return around(mean, halfWidth(variance / visitors, visitors, alpha));
}

/** Interval of the difference of the true means, `one` minus `other`; null: too few visitors. */
export function differenceInterval(one: Sample, other: Sample, alpha: number): Interval | null {
  if (Math.min(one.visitors, other.visitors) < leastVisitors) return null;
  const variance = one.variance / one.visitors + other.variance / other.visitors;
  const worth = 1 / (1 / one.visitors + 1 / other.visitors);
  return around(one.mean - other.mean, halfWidth(variance, worth, alpha));
}

/**
 * Share of visitors with an event. The variance counts one more with and one without it, so that 0 and 1 are not
 * certain.
 */
export function shareSample(visitors: number, did: number): Sample {
  const cautious = (did + 1) / (visitors + 2);
  return { visitors, mean: visitors === 0 ? 0 : did / visitors, variance: cautious * (1 - cautious) };
}

/** Visitors with a number each, of whom the sum and the sum of squares are known. */
export function numberSample(visitors: number, sum: number, squares: number): Sample {
  if (visitors < 2) return { visitors, mean: visitors === 0 ? 0 : sum, variance: 0 };
  const mean = sum / visitors;
  return { visitors, mean, variance: Math.max(0, (squares - visitors * mean * mean) / (visitors - 1)) };
}

const around = (value: number, half: number): Interval => ({ low: value - half, high: value + half });
