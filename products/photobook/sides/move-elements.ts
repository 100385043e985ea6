import { bounds } from "../../../design/bounds.ts";
import type { DesignElement, Surface } from "../../../design/document.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import type { Case } from "../case.ts";
import { coverMeasures, pageSize, spreadSize } from "./measures.ts";
import { COVER, SPREAD } from "./sides.ts";
import { spineFrame, spineSize } from "./spine-text.ts";

/**
 * Elements of a side in the measures of another book. Edges of photos and areas keep their share of the page, so that
 * margins and gaps stay even; words and cliparts keep their shape around their middle.
 */
export function movedElements({ role, elements }: Surface, from: Case, to: Case): readonly DesignElement[] {
  const across = role === COVER ? coverMap(from, to) : plainMap(sizeOf(role, from).width, sizeOf(role, to).width);
  const [before, after] = [sizeOf(role, from), sizeOf(role, to)];
  const down = plainMap(before.height, after.height);
  if (JSON.stringify([before, coverKey(role, from)]) === JSON.stringify([after, coverKey(role, to)])) return elements;
  const scale = Math.min(pageSize(to).width / pageSize(from).width, pageSize(to).height / pageSize(from).height);
  const spines = role === COVER ? { from, to, scale } : null;
  return elements.map((element) => (spines && onSpine(element, spines)) ?? moved(element, { across, down, scale }));
}

/** Words along the whole spine get the whole of the next one; null for all else. */
function onSpine(
  element: DesignElement,
  { from, to, scale }: { readonly from: Case; readonly to: Case; readonly scale: number },
): DesignElement | null {
  if (element.type !== "text" || element.rotation !== 90_000) return null;
  const before = spineFrame(from);
  if ((["x", "y", "width", "height"] as const).some((side) => element.frame[side] !== before[side])) return null;
  const most = spineSize(to);
  const size = element.size === spineSize(from) ? most : Math.min(Math.round(element.size * scale), most);
  return { ...element, frame: spineFrame(to), size: Math.max(size, 500) };
}

const coverKey = (role: string, one: Case) => (role === COVER ? coverMeasures(one).spine : null);

const sizeOf = (role: string, one: Case): Size => {
  if (role === COVER) return coverMeasures(one).trim;
  return role === SPREAD ? spreadSize(one) : pageSize(one);
};

type Move = (at: number) => number;

interface Moves {
  readonly across: Move;
  readonly down: Move;
  readonly scale: number;
}

/** Shares within the page; what hangs over an edge hangs over it as far. */
const plainMap =
  (from: number, to: number): Move =>
  (at) => {
    if (at <= 0) return at;
    return at >= from ? to + at - from : Math.round((at * to) / from);
  };

/** Back, spine and front each keep what is on them. */
function coverMap(from: Case, to: Case): Move {
  const [before, after] = [coverMeasures(from), coverMeasures(to)];
  const back = plainMap(before.back.width, after.back.width);
  const spine = plainMap(before.spine.width, after.spine.width);
  const front = plainMap(before.front.width, after.front.width);
  return (at) => {
    if (at <= before.back.width) return back(at);
    if (at < before.front.x) return after.spine.x + spine(at - before.spine.x);
    return after.front.x + front(at - before.front.x);
  };
}

function moved(element: DesignElement, moves: Moves): DesignElement {
  if (element.frame === "surface") return element;
  const { frame } = element;
  if ((element.type === "photo" || element.type === "shape") && element.rotation === 0) {
    return { ...element, frame: stretched(frame, moves) };
  }
  const around = shaped(frame, moves);
  if (element.type !== "text") return { ...element, frame: around } as DesignElement;
  return { ...element, frame: around, size: within(element.size * moves.scale, 500, 2_000_000) };
}

function stretched({ x, y, width, height }: Rect, { across, down }: Moves): Rect {
  const [left, top] = [across(x), down(y)];
  return {
    x: left,
    y: top,
    width: within(across(x + width) - left, 1, bounds.length),
    height: within(down(y + height) - top, 1, bounds.length),
  };
}

function shaped({ x, y, width, height }: Rect, { across, down, scale }: Moves): Rect {
  const size = { width: within(width * scale, 1, bounds.length), height: within(height * scale, 1, bounds.length) };
  return {
    x: Math.round(across(x + width / 2) - size.width / 2),
    y: Math.round(down(y + height / 2) - size.height / 2),
    ...size,
  };
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);
