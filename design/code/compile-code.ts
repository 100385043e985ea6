import { contrast } from "../../core/contrast.ts";
import type { LinkCode, ShapeElement } from "../document.ts";
import type { FindingBody } from "../finding.ts";
import type { Rect } from "../geometry.ts";
import type { SurfaceLayout } from "../layout.ts";
import type { Compiled } from "../material.ts";
import { mapPath, rectPath } from "../path.ts";
import { ONE } from "../placement.ts";
import { frameBox } from "../surface-geometry.ts";
import { turnOf } from "../turn.ts";
import { codeSide, QUIET } from "./link-code.ts";

/** Smaller modules cannot be read by a phone's camera; micrometres. */
const LEAST_MODULE = 400;
/** Dark on light for cameras in poor light. */
const LEAST_CONTRAST = 7;
const GROUND = "#ffffff";

/** A code as large as fits into the middle of its frame, with its quiet zone, as one area of ink. */
export function compileCode(element: ShapeElement, code: LinkCode, layout: SurfaceLayout): Compiled {
  const { id, rotation, fill, opacity, plate } = element;
  const side = codeSide(code.modules) ?? 0;
  const frame = frameBox(layout, element.frame);
  const box = squareIn(frame);
  const turn = turnOf(frame, rotation);
  const turned = (path: string) => (turn ? mapPath(path, turn) : path);
  const colour = fill ?? "#000000";
  const module = box.width / (side + 2 * QUIET);
  const findings: FindingBody[] = [];
  if (module < LEAST_MODULE) {
    findings.push({ reason: "code-too-small", is: Math.floor(module), least: LEAST_MODULE });
  }
  if (contrast(colour, GROUND) < LEAST_CONTRAST || opacity < ONE) findings.push({ reason: "code-too-pale" });
  return {
    items: [
      { type: "path", element: id, path: turned(rectPath(box)), colour: GROUND },
      {
        type: "path",
        element: id,
        path: turned(modulesPath(code.modules, side, box)),
        colour,
        ...(plate ? { plate } : {}),
      },
    ],
    findings,
  };
}

function squareIn({ x, y, width, height }: Rect): Rect {
  const length = Math.min(width, height);
  return {
    x: x + Math.floor((width - length) / 2),
    y: y + Math.floor((height - length) / 2),
    width: length,
    height: length,
  };
}

/** Neighbours in a row as one rectangle; edges are shared, so that no hairline shows between rows. */
function modulesPath(modules: string, side: number, box: Rect): string {
  const at = (from: number, n: number) => from + Math.round((box.width * (n + QUIET)) / (side + 2 * QUIET));
  let path = "";
  for (let row = 0; row < side; row++) {
    const line = modules.slice(row * side, (row + 1) * side);
    for (const { index, 0: run } of line.matchAll(/1+/g)) {
      const [x, y] = [at(box.x, index), at(box.y, row)];
      path += rectPath({ x, y, width: at(box.x, index + run.length) - x, height: at(box.y, row + 1) - y });
    }
  }
  return path;
}

/** The least length of a code's frame that phones read. */
export const leastCodeLength = ({ modules }: LinkCode): number => ((codeSide(modules) ?? 0) + 2 * QUIET) * LEAST_MODULE;
