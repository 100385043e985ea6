import type { SurfaceLayout } from "../../../design/layout.ts";
import type { SnapSide } from "./geometry/snap-lines.ts";

/** What elements of a side snap to: its trim, and what stays safe and visible of it. */
export const snapSide = ({ trim, zones }: SurfaceLayout): SnapSide => ({
  trim: { x: 0, y: 0, ...trim },
  safe: zones.filter(({ kind }) => kind === "safe" || kind === "covered").map(({ area }) => area),
});
