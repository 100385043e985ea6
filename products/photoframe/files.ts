import type { DesignOutline } from "../../design/document.ts";
import { type PrintPlan, plainPlan } from "../print-plan.ts";
import { configurationSchema } from "./configuration-schema.ts";
import { FRONT } from "./surfaces.ts";

/** One file with the front; a frame alone has nothing to print. */
export function files({ configuration }: Pick<DesignOutline, "configuration">): readonly PrintPlan[] {
  const { materialType } = configurationSchema.parse(configuration);
  return materialType === null ? [] : [plainPlan(FRONT, "press", [FRONT])];
}
