import { leastCodeLength } from "../../../../design/code/compile-code.ts";
import type {
  DesignDocument,
  DesignElement,
  DesignPhoto,
  PhotoElement,
  ShapeElement,
  TextElement,
} from "../../../../design/document.ts";
import { allElements, elementOf } from "../../../../design/element-place.ts";
import type { Finding } from "../../../../design/finding.ts";
import type { Point, Rect } from "../../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../../design/layout.ts";
import type { Step } from "../../../../design/operation.ts";
import { clampPlacement, ONE } from "../../../../design/placement.ts";
import { aroundPoints, corners, middle } from "../../../../design/rect.ts";
import { photoBox, trimArea, visibleArea } from "../../../../design/surface-geometry.ts";
import { turnOf } from "../../../../design/turn.ts";
import type { Checked } from "./checked.ts";
import { wayInto } from "./near-edge.ts";

/** Ways to mend with one click. */
export type MendingKind =
  | "place-free-photo"
  | "show-more"
  | "smaller-frame"
  | "move-inside"
  | "thicken"
  | "in-ink"
  | "remove"
  | "remove-sides"
  | "larger-code"
  | "black-code"
  | "to-front";

export interface Mending {
  readonly kind: MendingKind;
  readonly steps: readonly Step[];
}

/** Frames are not made smaller than this, micrometres. */
const LEAST = 10_000;

/** What mends it with one click, the best first; empty where people have to decide for themselves. */
export function mendingsOf(
  checked: Checked,
  document: DesignDocument,
  layouts: readonly SurfaceLayout[],
): readonly Mending[] {
  const element = checked.element === null ? undefined : elementOf(document, checked.element);
  if (checked.reason === "surfaces-left-out") return [removedSides(checked.surfaces)];
  const layout = layouts.find(({ surface }) => surface === checked.surface);
  if (!element || !layout) return [];
  switch (checked.reason) {
    case "photo-missing":
    case "photo-unknown":
      return [placeFreePhoto(element, document), removed(element)].filter((one) => one !== null);
    case "photo-too-small":
      return element.type === "photo"
        ? [showMore, smallerFrame].flatMap((mend) => mend(checked, element, document, layout) ?? [])
        : [];
    case "words-on-thin-spine":
    case "art-unknown":
      return [removed(element)].filter((one) => one !== null);
    case "outside":
      return [movedInside(element, layout), removed(element)].filter((one) => one !== null);
    case "code-too-small":
      return [largerCode(element)].filter((one) => one !== null);
    case "code-too-pale":
      return [blackCode(element)];
    case "code-covered":
      return [toFront(element, document)].filter((one) => one !== null);
    case "foil-too-fine":
      return [thickened(element, checked), inInk(element)].filter((one) => one !== null);
    case "near-edge":
    case "near-fold":
      return [moved(element, checked.back)].filter((one) => one !== null);
    default:
      return [];
  }
}

/** Places of a layout and photos of a whole side stay: without them there would be nothing to put a photo into. */
function removed({ id, frame, slot, locked }: DesignElement): Mending | null {
  if (frame === "surface" || slot !== undefined || locked) return null;
  return { kind: "remove", steps: [{ type: "removeElements", elements: [id] }] };
}

const removedSides = (surfaces: readonly string[]): Mending => ({
  kind: "remove-sides",
  steps: surfaces.map((surface) => ({ type: "removeSurface", surface })),
});

function placeFreePhoto(element: DesignElement, document: DesignDocument): Mending | null {
  const photo = freePhoto(element, document);
  return photo && { kind: "place-free-photo", steps: [{ type: "placePhoto", element: element.id, photo: photo.id }] };
}

/** The first photo that is nowhere in the design, one that stands or lies as its place does before others. */
function freePhoto({ frame }: DesignElement, document: DesignDocument): DesignPhoto | null {
  const used = new Set(allElements(document).map((one) => (one.type === "photo" ? one.photo : null)));
  const free = document.photos.filter(({ id }) => !used.has(id));
  const lies = (size: { readonly width: number; readonly height: number }) => size.width >= size.height;
  const fitting = frame === "surface" ? undefined : free.find((photo) => lies(photo) === lies(frame));
  return fitting ?? free[0] ?? null;
}

type TooSmall = Extract<Finding, { reason: "photo-too-small" }>;
type MendSize = (
  finding: TooSmall,
  element: PhotoElement,
  document: DesignDocument,
  layout: SurfaceLayout,
) => Mending | null;

/** A larger crop, where the photo was zoomed into. */
const showMore: MendSize = ({ dpi }, element, document, layout) => {
  const { placement, id } = element;
  const photo = document.photos.find((one) => one.id === element.photo);
  const zoom = Math.floor((placement.zoom * (dpi - 1)) / layout.resolution.warnBelow);
  if (!photo || zoom < ONE || zoom >= placement.zoom) return null;
  const wide = clampPlacement(photo, photoBox(layout, element), { ...placement, zoom });
  return { kind: "show-more", steps: [{ type: "setPlacement", element: id, placement: wide }] };
};

const smallerFrame: MendSize = ({ dpi }, { id, frame, locked }, _, layout) => {
  if (frame === "surface" || locked) return null;
  const scale = (dpi - 1) / layout.resolution.warnBelow;
  const size = { width: Math.floor(frame.width * scale), height: Math.floor(frame.height * scale) };
  if (Math.min(size.width, size.height) < LEAST) return null;
  const { x, y } = middle(frame);
  const smaller = { x: Math.round(x - size.width / 2), y: Math.round(y - size.height / 2), ...size };
  return { kind: "smaller-frame", steps: [{ type: "setElement", element: id, set: { frame: smaller } }] };
};

type TooFine = Extract<Finding, { reason: "foil-too-fine" }>;

/** As thick as foil holds, about its middle; letters in a box that grows as they do. */
function thickened(element: DesignElement, { is, least }: TooFine): Mending | null {
  const { frame } = element;
  if (frame === "surface" || element.locked) return null;
  const set =
    element.type === "text"
      ? largerType(element, least)
      : element.type === "shape"
        ? thicker(element, least)
        : { frame: grownBy(least / is, frame) };
  return set && { kind: "thicken", steps: [{ type: "setElement", element: element.id, set }] };
}

function largerType(element: TextElement, least: number): Partial<TextElement> {
  const { frame, size } = element;
  const grown = Math.max(size, least);
  const { x, y } = middle(frame);
  // Shrunk type needs a box in which it does not have to; three lines' room is enough for one more break.
  const [width, height] = [Math.round(frame.width * Math.max(1, grown / size)), Math.max(frame.height, 3 * least)];
  const box = { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
  return { size: grown, frame: box };
}

function thicker({ frame, fill, stroke }: ShapeElement, least: number): Partial<ShapeElement> | null {
  if (stroke && stroke.width < least) return { stroke: { ...stroke, width: least } };
  if (frame === "surface" || fill === null) return null;
  const { x, y } = middle(frame);
  const [width, height] = [Math.max(frame.width, least), Math.max(frame.height, least)];
  return { frame: { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height } };
}

function grownBy(share: number, frame: Rect): Rect {
  const { x, y } = middle(frame);
  const [width, height] = [Math.ceil(frame.width * share), Math.ceil(frame.height * share)];
  return { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
}

/** About its middle. */
function largerCode(element: DesignElement): Mending | null {
  if (element.type !== "shape" || !element.code || element.frame === "surface" || element.locked) return null;
  const length = leastCodeLength(element.code);
  const { x, y } = middle(element.frame);
  const frame = { x: Math.round(x - length / 2), y: Math.round(y - length / 2), width: length, height: length };
  return { kind: "larger-code", steps: [{ type: "setElement", element: element.id, set: { frame } }] };
}

const blackCode = ({ id }: DesignElement): Mending => ({
  kind: "black-code",
  steps: [{ type: "setElement", element: id, set: { fill: "#000000", opacity: ONE } }],
});

function toFront({ id }: DesignElement, { surfaces }: DesignDocument): Mending | null {
  const side = surfaces.find(({ elements }) => elements.some((one) => one.id === id));
  return side
    ? { kind: "to-front", steps: [{ type: "moveElement", element: id, to: side.elements.length - 1 }] }
    : null;
}

const inInk = ({ id }: DesignElement): Mending => ({
  kind: "in-ink",
  steps: [{ type: "setElement", element: id, set: {}, unset: ["plate"] }],
});

/** Onto what stays visible; what is larger than that comes to its middle. */
function movedInside(element: DesignElement, layout: SurfaceLayout): Mending | null {
  if (element.frame === "surface") return null;
  const trim = trimArea(layout);
  const visible = visibleArea(layout);
  const area = { ...visible, x: visible.x - trim.x, y: visible.y - trim.y };
  const box = turnedBox(element.frame, element.rotation);
  return moved(element, wayInto(box, area) ?? difference(middle(area), middle(box)));
}

function moved({ id, frame, locked }: DesignElement, by: Point | null): Mending | null {
  if (by === null || frame === "surface" || locked) return null;
  const inside = { ...frame, x: frame.x + by.x, y: frame.y + by.y };
  return { kind: "move-inside", steps: [{ type: "setElement", element: id, set: { frame: inside } }] };
}

const difference = (to: Point, from: Point): Point => ({ x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) });

function turnedBox(frame: Rect, rotation: number): Rect {
  const turn = turnOf(frame, rotation);
  if (!turn) return frame;
  return aroundPoints(corners(frame).map(turn)) ?? frame;
}
