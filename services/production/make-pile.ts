import type { PrintPlan } from "../../products/print-plan.ts";
import type { DrawnLine } from "./draw-line.ts";
import { notWritten, type Written } from "./made-file.ts";
import type { ProductionDependencies } from "./ports.ts";

/** Pictures for a lab. */
export async function makePile(_: ProductionDependencies, __: DrawnLine, ___: PrintPlan): Promise<Written> {
  return notWritten("not-writable");
}
