import { labelFor } from "../core/labels.ts";
import type { Label, QuoteLine } from "./kind.ts";
import { microOfLine } from "./list-quote.ts";

/** The step for a number of pieces: the last one reached. */
export const stepAt = <Step extends { readonly from: number }>(
  steps: readonly Step[],
  quantity: number,
): Step | undefined => steps.findLast(({ from }) => from <= quantity);

/** One part of the price: what the list says, how often, and what may not be reduced by number. */
export interface ListedPart {
  readonly key: string;
  readonly label: Label;
  /** Euro cents of the list, for one. */
  readonly cents: number;
  /** Percent of the list's amount that is asked, for instance 70 for small paper; 100 when missing. */
  readonly scale?: number;
  readonly times: number;
  /** Has breaks of its own, so the quantity discount leaves it alone. */
  readonly ownBreaks?: boolean;
}

interface Currency {
  readonly percent: number;
  readonly overrides: Readonly<Record<string, number>>;
}

/** Parts as lines of a quote, what costs nothing left out, and the quantity discount after them. */
export function linesOfParts(
  parts: readonly ListedPart[],
  currency: Currency,
  percentOff: number,
): readonly QuoteLine[] {
  const asked = parts.filter(({ cents, times }) => cents * times > 0);
  const lines = asked.map((part): QuoteLine => ({ key: part.key, label: part.label, micro: microOf(part, currency) }));
  if (percentOff === 0) return lines;
  const reducible = lines.reduce((sum, { micro }, i) => (asked[i]?.ownBreaks ? sum : sum + micro), 0);
  const label = labelFor("quote.quantity-discount", { percent: percentOff });
  return [...lines, { key: "quantity-discount", label, micro: -Math.round((reducible * percentOff) / 100) }];
}

function microOf({ key, cents, scale = 100, times }: ListedPart, currency: Currency): number {
  // A cent of the list is at least a hundred micro units, so a whole percentage of it is a whole number.
  return (microOfLine(key, cents, currency) * scale * times) / 100;
}
