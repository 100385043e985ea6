import type { ArtDrawing, ArtLibrary, ArtPart } from "./art-drawing.ts";
import type { ArtElement } from "./document.ts";
import type { Point, Rect } from "./geometry.ts";
import type { SurfaceLayout } from "./layout.ts";
import type { Compiled } from "./material.ts";
import { moveCommand, type PathCommand, readPath, writePath } from "./path.ts";
import { ONE } from "./placement.ts";
import type { SceneItem, ScenePath } from "./scene.ts";
import { onPage } from "./surface-geometry.ts";
import { turnOf } from "./turn.ts";

/** A clipart, mirrored and turned within its frame: in its own colours, in one colour, or as a plate. */
export function compileArt(element: ArtElement, layout: SurfaceLayout, art: ArtLibrary): Compiled {
  const drawing = art.get(element.piece);
  if (!drawing) return { items: [], findings: [{ reason: "art-unknown", piece: element.piece }] };
  const { colour, plate } = element;
  const single = colour !== null || plate !== undefined;
  const place = placing(element, drawing, onPage(layout, element.frame));
  const parts = single ? (drawing.single ?? drawing.parts) : drawing.parts;
  return { items: parts.map((part) => drawPart(part, element, place)), findings: [] };
}

function drawPart(part: ArtPart, { id, colour, plate }: ArtElement, place: (point: Point) => Point): SceneItem {
  const path: ScenePath = {
    type: "path",
    element: id,
    path: placed(part, place),
    colour: colour ?? part.colour,
    ...(part.rule ? { rule: part.rule } : {}),
    ...(plate ? { plate } : {}),
  };
  const { opacity = ONE } = part;
  return opacity >= ONE || plate ? path : { type: "group", element: id, items: [path], opacity };
}

/** Parsed once for each drawing: it never changes, while a pointer move places it again. */
const readParts = new WeakMap<ArtPart, readonly PathCommand[]>();

function placed(part: ArtPart, place: (point: Point) => Point): string {
  const commands = readParts.get(part) ?? readPath(part.path);
  readParts.set(part, commands);
  return writePath(commands.map((command) => moveCommand(command, place)));
}

/** From the drawing's units to the page. */
function placing({ mirror, rotation }: ArtElement, { units }: ArtDrawing, box: Rect): (point: Point) => Point {
  const across = mirror === "across" || mirror === "both";
  const down = mirror === "down" || mirror === "both";
  const turn = turnOf(box, rotation);
  return ({ x, y }) => {
    const [u, v] = [x / units.width, y / units.height];
    const upright = { x: box.x + (across ? 1 - u : u) * box.width, y: box.y + (down ? 1 - v : v) * box.height };
    return turn ? turn(upright) : upright;
  };
}
