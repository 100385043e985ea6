import { type Format, orientationOf } from "./measure.ts";
import { paperName } from "./named-format.ts";

/** Filters of format lists (specification section 3, formats). */
export const formatFilters = ["all", "din-landscape", "din-portrait", "square"] as const;
export type FormatFilter = (typeof formatFilters)[number];

/** The shapes that filters, and books (specification section 3, photobook), tell apart. */
export type FormatShape = Exclude<FormatFilter, "all">;

/** The shape of a format; null for one that is neither square nor of a DIN A size. */
export function shapeOf(format: Format): FormatShape | null {
  const orientation = orientationOf(format);
  if (orientation === "square") return "square";
  return paperName(format) === null ? null : `din-${orientation}`;
}

/** Does a list that is filtered so show this format? */
export const passesFilter = (format: Format, filter: FormatFilter): boolean =>
  filter === "all" || shapeOf(format) === filter;
