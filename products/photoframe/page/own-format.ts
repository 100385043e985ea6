import { inchToMillimetres, parseOwnSide } from "../../../core/length-text.ts";
import type { Format } from "../../../core/measure.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { OwnFormatProblem, TypedFormat } from "../../kind-page.ts";
import { check } from "../check.ts";
import type { Material } from "../release.ts";
import type { CalculatorSetup, CalculatorState } from "./setup.ts";

/** Reads and judges an own format by the limits of the chosen material (catalogue facts, section 2). */
export function readOwnFormat(
  { release, shop }: CalculatorSetup,
  { configuration }: CalculatorState,
  typed: TypedFormat,
): Outcome<Format, readonly OwnFormatProblem[]> {
  const width = parseOwnSide(typed.width, shop.unit);
  const height = parseOwnSide(typed.height, shop.unit);
  if (!width.ok || !height.ok) {
    return failed([
      ...(width.ok ? [] : [{ side: "width", failure: width.error } as const]),
      ...(height.ok ? [] : [{ side: "height", failure: height.error } as const]),
    ]);
  }
  const format = { width: width.value, height: height.value };
  const refusals = check({ ...configuration, format }, release).filter(({ field }) => field === "format");
  return refusals.length === 0 ? done(format) : failed(refusals.map((refusal) => ({ side: "both", refusal })));
}

/** The smallest and the largest own format in steps that can be ordered: whole centimetres, or half inches. */
export function ownLimits({ shop }: CalculatorSetup, { smallest, largest }: Material) {
  if (shop.unit === "cm") return { smallest, largest };
  const inSteps = (side: number, round: (steps: number) => number) => inchToMillimetres(round(side / halfInch) / 2);
  const both = ({ width, height }: Format, round: (steps: number) => number): Format => ({
    width: inSteps(width, round),
    height: inSteps(height, round),
  });
  return { smallest: both(smallest, Math.ceil), largest: both(largest, Math.floor) };
}

const halfInch = 12.7;
