import type { Point } from "./geometry.ts";
import type { MachineLine, SurfaceLayout } from "./layout.ts";
import { mapPath } from "./path.ts";
import type { ScenePath } from "./scene.ts";

/** A quarter of a point, micrometres. */
const LINE = 88;

/** A line on the plate of its machine. */
export type MachinePath = ScenePath & Pick<MachineLine, "plate">;

/** The lines that a machine follows (creasing, cutting), on plates of their own. */
export const machineLines = ({ lines = [], bleed }: SurfaceLayout): readonly MachinePath[] =>
  machinePaths(lines, { x: bleed.left, y: bleed.top });

/**
 * Paths of machine lines.
 *
 * @param origin position of their zero
 */
export const machinePaths = (lines: readonly MachineLine[], origin: Point): readonly MachinePath[] =>
  lines.map(({ plate, path }) => ({
    type: "path",
    element: null,
    path: mapPath(path, ({ x, y }) => ({ x: x + origin.x, y: y + origin.y })),
    colour: "#000000",
    line: LINE,
    plate,
  }));
