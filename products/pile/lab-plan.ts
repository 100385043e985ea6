import type { PrintPlan } from "../print-plan.ts";

/** Pictures for a lab, at the resolution its printers have. */
const PIXELS_PER_INCH = 300;

export const labPlan = (role: string, surfaces: readonly string[]): PrintPlan => ({
  role,
  partner: "lab",
  surfaces,
  copies: 1,
  output: { format: "jpeg", pixelsPerInch: PIXELS_PER_INCH },
});
