import { type Format, orientationOf, parseFormat } from "../../../../../core/measure.ts";
import type { OpenCalculator } from "../../calculator.ts";

/** The format that the shop recommends on this page, while formats lie as it does: the reason speaks of it as it hangs. */
export function tippedFormat({ data, state }: Pick<OpenCalculator, "data" | "state">): Format | null {
  const format = data.tip && parseFormat(data.tip.format);
  return format?.ok && orientationOf(format.value) === state.orientation ? format.value : null;
}
