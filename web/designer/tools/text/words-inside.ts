import { contoursOf, holdsBox } from "../../../../design/contour.ts";
import type { TextElement } from "../../../../design/document.ts";
import type { Point, Rect } from "../../../../design/geometry.ts";
import { inscribedRect } from "../../../../design/inscribed-rect.ts";
import type { Zone } from "../../../../design/layout.ts";
import { contains, corners, middle, movedInto, translate } from "../../../../design/rect.ts";
import { LEAST_TYPE } from "../../../../design/text/fit-text.ts";

/** How often the way is halved: to less than a thousandth of it. */
const HALVINGS = 10;

/**
 * A text brought to where its side is safe for words: as short a way as possible, and smaller where there is no room
 * for it. Null where it would have to be smaller than type is printed, or where it may not be changed.
 *
 * @param ink where its words are, from the trim's top left corner
 */
export function wordsInside(
  element: TextElement,
  ink: Rect,
  zones: readonly Zone[],
): Pick<TextElement, "frame" | "size"> | null {
  const zone = zones.find(({ kind }) => kind === "safe");
  const room = zone && (zone.outline === undefined ? zone.area : inscribedRect(zone.outline));
  if (!room || element.locked) return null;
  const { frame, size } = element;
  const share = Math.min(1, room.width / ink.width, room.height / ink.height);
  if (share === 1) return { frame: translate(frame, wayInside(ink, room, zone)), size };
  const smaller = Math.floor(size * share);
  if (smaller < LEAST_TYPE) return null;
  // Words keep their places among each other, so that lines break where they did.
  const [from, to] = [middle(ink), middle(room)];
  return {
    size: smaller,
    frame: {
      x: Math.round(to.x + (frame.x - from.x) * share),
      y: Math.round(to.y + (frame.y - from.y) * share),
      width: Math.ceil(frame.width * share),
      height: Math.ceil(frame.height * share),
    },
  };
}

/** Towards the room, as far as is needed to be within the safe outline. */
function wayInside(ink: Rect, room: Rect, { area, outline }: Zone): Point {
  const there = movedInto(ink, room);
  const way = { x: there.x - ink.x, y: there.y - ink.y };
  const contours = outline === undefined ? null : contoursOf(outline);
  const part = (share: number): Point => ({ x: rounded(way.x * share), y: rounded(way.y * share) });
  const isSafe = (box: Rect) => (contours ? holdsBox(contours, corners(box)) : contains(area, box));
  let [near, far] = [0, 1];
  for (let n = 0; n < HALVINGS; n++) {
    const half = (near + far) / 2;
    if (isSafe(translate(ink, part(half)))) far = half;
    else near = half;
  }
  return part(far);
}

/** Away from where it was, so that nothing is left over. */
const rounded = (length: number): number => (length < 0 ? Math.floor(length) : Math.ceil(length));
