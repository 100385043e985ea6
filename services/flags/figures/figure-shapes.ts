import { z } from "zod";

/** Measures per visitor: first conversions, revenue, and guard metrics. */
export const figureMeasures = ["basket", "order", "revenue", "errors", "load"] as const;
export type FigureMeasure = (typeof figureMeasures)[number];
/** Measures that are shares of visitors and shown over days. */
export const conversionMeasures = ["basket", "order"] as const;

const interval = z.object({ low: z.number(), high: z.number() });
const share = z.object({ value: z.number(), interval: interval.nullable() });

const measured = share.extend({
  /** Visitors who put in the basket or ordered, errors, or visitors whose load time is known. */
  count: z.number().nullable(),
  /** Of load times, ms. */
  median: z.number().nullable(),
  /** From the base; null: it is the base. */
  difference: share
    .extend({
      /** Whether the interval excludes zero, and whether that is good for the shop. */
      verdict: z.enum(["better", "worse", "open"]),
    })
    .nullable(),
});

const dayPoint = z.object({
  /** YYYY-MM-DD, by the shop's clock; all until its end counts. */
  day: z.string(),
  basket: share,
  order: share,
});

export const flagReport = z.object({
  since: z.iso.datetime(),
  /** Null: visitors still come. */
  until: z.iso.datetime().nullable(),
  /** The condition whose visitors are compared. */
  label: z.string(),
  /** Base of the comparison. */
  base: z.string(),
  treatments: z.array(
    z.object({
      treatment: z.string(),
      /** Percent of the dice. */
      size: z.number(),
      visitors: z.int(),
      measures: z.record(z.enum(figureMeasures), measured),
      /** Differences from the base, cumulated; empty of the base. */
      days: z.array(dayPoint),
    }),
  ),
  /** Whether visitors came in the shares of the dice. */
  mismatch: z.object({ probability: z.number(), isOff: z.boolean() }),
  /** Visitors who saw two treatments, and count nowhere. */
  several: z.int(),
  /** Visitors whom the demo made up. */
  samples: z.int(),
  currency: z.string(),
  /** Orders in other currencies, which are not in the revenue. */
  otherCurrencies: z.int(),
});
export type FlagReport = z.infer<typeof flagReport>;
/** Null: the flag never threw dice, so that there is nothing to compare. */
export const flagReportAnswer = z.object({ report: flagReport.nullable() });
