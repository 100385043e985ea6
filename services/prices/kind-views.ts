import { labelFor } from "../../core/labels.ts";
import { formatSides } from "../../core/length-text.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryTexts } from "../../core/query-string.ts";
import { refuse } from "../../products/link-values.ts";
import type { PriceContext } from "./price-context.ts";
import type { Refused } from "./read-choice.ts";

/** Limits of own formats in the chosen type, either orientation. */
export function formatLimits(context: PriceContext, choice: object): Outcome<unknown, readonly Refused[]> {
  const own = context.kind.offer.limits?.(choice, context.data);
  if (!own) return failed([refuse(context.kind.offer.fields.format, "format-unknown")]);
  const { type, smallest, largest, longestToShortest } = own;
  const { locale } = context.shop;
  const range = { min: formatSides(smallest, locale), max: formatSides(largest, locale) };
  const text = context.text(labelFor("calc.range", range));
  return done({ materialType: type, smallest, largest, longestToShortest, text });
}

/** Frame types (`frameTypes[]`) with their variants; every type when none is named. */
export function frameTypes(context: PriceContext, query: QueryParameters): Outcome<unknown, readonly Refused[]> {
  const all = context.kind.offer.frameTypes?.(context.data) ?? [];
  const wanted = queryTexts(query, "frameTypes");
  const unknown = wanted.find((name) => !all.some(({ frameType }) => frameType === name));
  if (unknown !== undefined) {
    const possible = all.map(({ frameType, label }) => ({ value: frameType, label }));
    return failed([{ ...refuse("frameTypes", "frame-unknown", { value: unknown.slice(0, 60) }), possible }]);
  }
  const chosen = wanted.length === 0 ? all : all.filter(({ frameType }) => wanted.includes(frameType));
  return done({
    frameTypes: chosen.map(({ label, variants, ...type }) => ({
      ...type,
      label: context.text(label),
      variants: variants.map((variant) => ({
        ...variant,
        label: context.text(variant.label),
        shortLabel: context.text(variant.shortLabel),
      })),
    })),
  });
}
