import type { Zone } from "../../design/layout.ts";
import type { Box } from "./geometry.ts";
import { type Shape, shapeOf } from "./outlines.ts";
import type { JudgedPart } from "./rule.ts";

/** A zone in points of the page; `shape` where it is no rectangle. */
export function zoneOn({ area, outline }: Zone, { box }: Pick<JudgedPart, "box">): { area: Box; shape: Shape | null } {
  if (outline === undefined) return { area: box(area), shape: null };
  const shape = shapeOf(outline).map(({ corners, closed }) => ({
    corners: corners.map(([x, y]) => {
      const { left, top } = box({ x, y, width: 0, height: 0 });
      return [left, top] as const;
    }),
    closed,
  }));
  return { area: box(area), shape };
}
