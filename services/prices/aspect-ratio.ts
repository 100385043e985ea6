import { ratioOf } from "../../core/aspect-ratio.ts";
import type { Translate } from "../../core/labels.ts";
import type { Unit } from "../../core/locale.ts";
import { orientationOf } from "../../core/measure.ts";
import { paperName, readFormat } from "../../core/named-format.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import { refuse } from "../../products/link-values.ts";
import type { AspectRatio } from "./contract.ts";
import { type Refused, withoutLabel } from "./read-choice.ts";

/** Aspect ratio of a format: `formatType`, or `width` and `height` in millimetres. */
export function aspectRatio(
  query: QueryParameters,
  unit: Unit,
  text: Translate,
): Outcome<AspectRatio, readonly Refused[]> {
  const named = queryText(query, "formatType");
  const sides = `${queryText(query, "width") ?? ""}x${queryText(query, "height") ?? ""}`;
  const format = named === null ? readFormat(sides) : readFormat(named, unit);
  if (!format.ok) {
    const possible = ["600x400", "a4-quer", "150-400"].map(withoutLabel);
    return failed([{ ...refuse("formatType", "format-unknown", { value: (named ?? sides).slice(0, 60) }), possible }]);
  }
  const { ratio, exact } = ratioOf(format.value);
  const { width, height } = format.value;
  return done({
    size: { width, height },
    ratio,
    label: text(`fmt.${ratio}`),
    exact,
    orientation: orientationOf(format.value),
    widthToHeight: Math.round((width / height) * 1_000_000),
    paper: paperName(format.value),
  });
}
