import type { FileIdentity } from "../../print/produce.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import type { DrawnLine } from "./draw-line.ts";

/** By what people at the press tell the file from others. */
export const identityOf = ({ order, line, sceneHash, plans }: DrawnLine, { role }: PrintPlan): FileIdentity => ({
  order: String(order.number),
  item: String(line.position),
  title: plans.length > 1 ? `${line.title} (${role})` : line.title,
  sceneHash,
});

/** Not the clock, so that the same order gives the same bytes. ISO 8601. */
export const dateOf = ({ order }: DrawnLine): string => (order.paidAt ?? order.placedAt).toISOString();
