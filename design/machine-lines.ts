import type { SurfaceLayout } from "./layout.ts";
import { mapPath } from "./path.ts";
import type { ScenePath } from "./scene.ts";

/** A quarter of a point, micrometres. */
const LINE = 88;

/** The lines that a machine follows (creasing, cutting), on plates of their own. */
export const machineLines = ({ lines = [], bleed }: SurfaceLayout): readonly ScenePath[] =>
  lines.map(({ plate, path }) => ({
    type: "path",
    element: null,
    path: mapPath(path, ({ x, y }) => ({ x: x + bleed.left, y: y + bleed.top })),
    colour: "#000000",
    line: LINE,
    plate,
  }));
