import { type Format, orientationOf, parseFormat } from "../../../../../core/measure.ts";
import type { OpenCalculator } from "../../calculator.ts";

/** The recommended format of this page, in the orientation of its formats: the reason mentions how it hangs. */
export function tippedFormat({ data, state }: Pick<OpenCalculator, "data" | "state">): Format | null {
  const format = data.tip && parseFormat(data.tip.format);
  return format?.ok && orientationOf(format.value) === state.orientation ? format.value : null;
}
