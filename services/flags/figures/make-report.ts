import type { ComparisonRun } from "./comparison-run.ts";
import { type conversionMeasures, type FigureMeasure, type FlagReport, figureMeasures } from "./figure-shapes.ts";
import type { RunCounts, TreatmentSums } from "./read-counts.ts";
import {
  differenceInterval,
  type Interval,
  meanInterval,
  numberSample,
  type Sample,
  shareSample,
} from "./sequential.ts";
import { mismatchLimit, shareMismatch } from "./share-check.ts";

/** In one experiment of twenty at most does an interval of a measure ever miss the truth. */
const alpha = 0.05;
/** Fewer conversions in all are too few to say anything of shares. */
const leastConversions = 10;
const lessIsBetter: ReadonlySet<FigureMeasure> = new Set(["errors", "load"]);

type Treatment = FlagReport["treatments"][number];
type Samples = Readonly<Record<FigureMeasure, Sample>>;

/** Judges what was counted: values, intervals and differences that may be read on any day. */
export function makeReport({ split, base, since, until }: ComparisonRun, counts: RunCounts): FlagReport {
  const names = [base, ...Object.keys(split.shares).filter((name) => name !== base)];
  const samples = new Map(names.map((name) => [name, samplesOf(name, counts)]));
  // Several comparisons with one base share what they may err.
  const each = alpha / Math.max(1, names.length - 1);
  const ofBase = samples.get(base) as Samples;
  const treatments = names.map((treatment): Treatment => {
    const own = samples.get(treatment) as Samples;
    const sums = counts.sums.find((one) => one.treatment === treatment);
    return {
      treatment,
      size: split.shares[treatment] ?? 0,
      visitors: own.basket.visitors,
      measures: Object.fromEntries(
        figureMeasures.map((measure) => [
          measure,
          {
            value: own[measure].mean,
            interval: valueInterval(measure, own[measure]),
            count: countOf(measure, treatment, counts, sums),
            median: measure === "load" ? (sums?.loadMedian ?? null) : null,
            difference: treatment === base ? null : differenceOf(measure, { own, base: ofBase }, each),
          },
        ]),
      ) as Treatment["measures"],
      days: treatment === base ? [] : daysOf(treatment, base, counts, each),
    };
  });
  const probability = shareMismatch(treatments.map(({ visitors, size }) => ({ visitors, share: size / 100 })));
  return {
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    label: split.label,
    base,
    treatments,
    mismatch: { probability, isOff: probability < mismatchLimit },
    several: counts.several,
    samples: counts.samples,
    currency: counts.currency,
    otherCurrencies: counts.otherCurrencies,
  };
}

const totalOf = (
  { days }: RunCounts,
  kind: RunCounts["days"][number]["kind"],
  treatment: string,
  until = "9999",
): number =>
  days.reduce(
    (all, one) => (one.kind === kind && one.treatment === treatment && one.day <= until ? all + one.count : all),
    0,
  );

function samplesOf(treatment: string, counts: RunCounts): Samples {
  const visitors = totalOf(counts, "visitors", treatment);
  const sums = counts.sums.find((one) => one.treatment === treatment);
  return {
    basket: shareSample(visitors, totalOf(counts, "basket", treatment)),
    order: shareSample(visitors, totalOf(counts, "order", treatment)),
    revenue: numberSample(visitors, sums?.revenue ?? 0, sums?.revenueSquares ?? 0),
    errors: numberSample(visitors, sums?.errors ?? 0, sums?.errorSquares ?? 0),
    load: numberSample(sums?.loads ?? 0, sums?.load ?? 0, sums?.loadSquares ?? 0),
  };
}

function countOf(measure: FigureMeasure, treatment: string, counts: RunCounts, sums: TreatmentSums | undefined) {
  if (measure === "basket" || measure === "order") return totalOf(counts, measure, treatment);
  if (measure === "errors") return sums?.errors ?? 0;
  return measure === "load" ? (sums?.loads ?? 0) : null;
}

/** Shares are between 0 and 1, other values not negative. Without variance there is no interval. */
function valueInterval(measure: FigureMeasure, sample: Sample): Interval | null {
  const interval = sample.variance > 0 ? meanInterval(sample, alpha) : null;
  const high = measure === "basket" || measure === "order" ? 1 : Number.POSITIVE_INFINITY;
  return interval && { low: Math.max(0, interval.low), high: Math.min(high, interval.high) };
}

interface Compared<Measure extends FigureMeasure> {
  readonly own: Pick<Samples, Measure>;
  readonly base: Pick<Samples, Measure>;
}

function differenceOf<Measure extends FigureMeasure>(
  measure: Measure,
  compared: Compared<Measure | "order">,
  each: number,
) {
  const [own, base] = [compared.own[measure], compared.base[measure]];
  const interval = hasEnough(measure, compared) ? differenceInterval(own, base, each) : null;
  const direction = interval === null ? 0 : interval.low > 0 ? 1 : interval.high < 0 ? -1 : 0;
  const good = lessIsBetter.has(measure) ? -direction : direction;
  const verdict = good === 0 ? "open" : good > 0 ? "better" : "worse";
  return { value: own.mean - base.mean, interval, verdict } as const;
}

/**
 * The normal approximation needs some occurrences, also of the orders behind revenue, and for numbers some variance.
 */
function hasEnough<Measure extends FigureMeasure>(
  measure: Measure,
  { own, base }: Compared<Measure | "order">,
): boolean {
  const happened = (one: Measure | "order") =>
    own[one].mean * own[one].visitors + base[one].mean * base[one].visitors >= leastConversions;
  if (measure === "basket" || measure === "order") return happened(measure);
  return own[measure].variance > 0 && base[measure].variance > 0 && (measure !== "revenue" || happened("order"));
}

/** The differences as they stood at the end of each day. */
function daysOf(treatment: string, base: string, counts: RunCounts, each: number): Treatment["days"] {
  const days = [...new Set(counts.days.map(({ day }) => day))].sort();
  return days.map((day) => {
    const until = (name: string) => {
      const share = (measure: (typeof conversionMeasures)[number]) =>
        shareSample(totalOf(counts, "visitors", name, day), totalOf(counts, measure, name, day));
      return { basket: share("basket"), order: share("order") };
    };
    const compared = { own: until(treatment), base: until(base) };
    const at = (measure: (typeof conversionMeasures)[number]) => {
      const { value, interval } = differenceOf(measure, compared, each);
      return { value, interval };
    };
    return { day, basket: at("basket"), order: at("order") };
  });
}
