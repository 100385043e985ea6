import { ratioOf } from "../../core/aspect-ratio.ts";
import type { Translate } from "../../core/labels.ts";
import { orientationOf } from "../../core/measure.ts";
import { paperName, readFormat } from "../../core/named-format.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import { refuse } from "../../products/link-values.ts";
import type { AspectRatio } from "./contract.ts";
import type { Refused } from "./read-choice.ts";

/** How long a format is: `formatType`, or `width` and `height`, in millimetres. */
export function aspectRatio(query: QueryParameters, text: Translate): Outcome<AspectRatio, readonly Refused[]> {
  const named = queryText(query, "formatType");
  const value = named ?? `${queryText(query, "width") ?? ""}x${queryText(query, "height") ?? ""}`;
  const format = readFormat(value);
  if (!format.ok) {
    const possible = ["600x400", "a4-quer", "150-400"];
    return failed([{ ...refuse("formatType", "format-unknown", { value: value.slice(0, 60) }), possible }]);
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
