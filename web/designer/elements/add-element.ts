import type { DesignElement } from "../../../design/document.ts";
import type { Point, Rect, Size } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { middle } from "../../../design/rect.ts";
import { trimArea, visibleArea } from "../../../design/surface-geometry.ts";
import type { Board, BoardSide } from "../board/board.ts";
import { sideOfElement } from "../board/board.ts";
import type { Session } from "../store/session.ts";

/** The side that something new comes onto: that of what is selected, else the first one on the board. */
export function sideInHand(board: Board, selection: readonly string[]): BoardSide | undefined {
  for (const id of selection) {
    const side = sideOfElement(board, id);
    if (side) return side;
  }
  return board.sides[0];
}

/**
 * A frame in the middle of what stays visible of a side, as large as a share of it and of these proportions; a step
 * aside of what lies there already, so that two new things never hide each other.
 */
export function newFrame(
  layout: SurfaceLayout,
  proportions: Size,
  share: number,
  taken: readonly DesignElement[],
): Rect {
  const trim = trimArea(layout);
  const visible = visibleArea(layout);
  const scale = Math.min((visible.width * share) / proportions.width, (visible.height * share) / proportions.height);
  const size = { width: Math.round(proportions.width * scale), height: Math.round(proportions.height * scale) };
  const { x, y } = middle(visible);
  const step = Math.round(Math.min(visible.width, visible.height) / 25);
  let frame = { x: Math.round(x - trim.x - size.width / 2), y: Math.round(y - trim.y - size.height / 2), ...size };
  while (taken.some((one) => one.frame !== "surface" && isNear(middle(one.frame), middle(frame), step)))
    frame = { ...frame, x: frame.x + step, y: frame.y + step };
  return frame;
}

const isNear = (one: Point, other: Point, distance: number) =>
  Math.abs(one.x - other.x) < distance && Math.abs(one.y - other.y) < distance;

/** Adds an element on top of a side and selects it. */
export function addElement(session: Session, surface: string, element: DesignElement): void {
  const added = session.perform({ type: "addElements", surface, elements: [element] });
  if (added.ok) session.select([element.id]);
}

/** Upright, opaque, with an id of its own. */
export const newBase = () => ({ id: crypto.randomUUID(), rotation: 0, opacity: 1_000_000 });
