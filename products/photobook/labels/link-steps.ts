import { leastCodeLength } from "../../../design/code/compile-code.ts";
import type { DesignDocument, LinkCode, ShapeElement, Surface, TextElement } from "../../../design/document.ts";
import { freeName } from "../../../design/free-name.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { Step } from "../../../design/operation.ts";
import { ONE } from "../../../design/placement.ts";
import { grow, intersect } from "../../../design/rect.ts";
import { LEAST_TYPE } from "../../../design/text/fit-text.ts";
import { linkWords } from "./link-modules.ts";
import { writtenLook } from "./written-look.ts";

/** A code is at least so long, micrometres, and a share of the page's shorter side where that is more. */
const [LEAST, SHARE] = [20_000, 0.12];
const [TYPE, LINE] = [0.014, 1.35];

/** A code and its link in words, where the side has room for both: at the foot first, else above photos. */
export function linkSteps(
  design: Pick<DesignDocument, "surfaces">,
  side: Surface,
  layout: SurfaceLayout,
  code: LinkCode,
): readonly Step[] {
  const { trim, zones } = layout;
  const shorter = Math.min(trim.width, trim.height);
  const size = Math.max(LEAST_TYPE, Math.round(shorter * TYPE));
  const length = Math.max(LEAST, Math.round(shorter * SHARE), leastCodeLength(code));
  const line = Math.round(size * LINE);
  const area = zones.find(({ kind }) => kind === "safe")?.area ?? { x: 0, y: 0, ...trim };
  const place = freePlace(side, layout, area, { width: length, height: length + line });
  const taken = new Set(design.surfaces.flatMap(({ elements }) => elements.map(({ id }) => id)));
  const id = freeName(`${side.id}-code`, taken);
  const shape: ShapeElement = {
    id,
    type: "shape",
    outline: "rect",
    rotation: 0,
    opacity: ONE,
    fill: "#000000",
    stroke: null,
    code,
    frame: { ...place, height: length },
  };
  const text: TextElement = {
    id: freeName(`${id}-words`, taken),
    type: "text",
    text: linkWords(code.link),
    rotation: 0,
    opacity: ONE,
    frame: { ...place, y: place.y + length, height: line },
    language: null,
    hyphenate: false,
    size,
    ...writtenLook(design),
    align: "centre",
    stand: "top",
    leading: ONE,
    tracking: 0,
    fit: "shrink",
  };
  return [{ type: "addElements", surface: side.id, elements: [shape, text] }];
}

/** The first empty one of nine by nine places, from the foot up and from the right; else the first. */
function freePlace(
  { elements }: Surface,
  { zones }: SurfaceLayout,
  area: Rect,
  size: { readonly width: number; readonly height: number },
): Rect {
  const bound = zones
    .filter(({ kind }) => kind === "gutter" || kind === "hinge" || kind === "spine")
    .map((one) => one.area);
  const boxes = [...bound, ...elements.flatMap(({ frame }) => (frame === "surface" ? [] : [frame]))];
  const places = steps.flatMap((down) =>
    steps.map((across) => ({
      x: area.x + Math.round((area.width - size.width) * across),
      y: area.y + Math.round((area.height - size.height) * down),
      ...size,
    })),
  );
  const isFree = (place: Rect) => boxes.every((box) => intersect(grow(place, -1), box) === null);
  const beside = places.find((place) => bound.every((box) => intersect(place, box) === null));
  return places.find(isFree) ?? beside ?? { x: area.x, y: area.y, ...size };
}

const steps = [1, 0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125, 0];
