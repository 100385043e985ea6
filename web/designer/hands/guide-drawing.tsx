import type { BoardSide } from "../board/board.ts";
import type { Guide } from "./geometry/guide.ts";
import { type Axis, lengthOf, type Span } from "./geometry/span.ts";
import { useHands } from "./hands.ts";
import { sideBox, sidePoint } from "./side-box.ts";

/** How far lines go beyond the sheet, CSS pixels. */
const BEYOND = 20;

interface GuideDrawingProps {
  readonly guide: Guide;
  readonly side: BoardSide;
  readonly scale: number;
}

/** A line beyond the sheet, a hatched gap with its length, or the way to an edge. */
export function GuideDrawing({ guide, side, scale }: GuideDrawingProps) {
  const { lengths } = useHands();
  const place = { side, scale };
  if (guide.kind === "line") {
    const sheet = sideBox({ x: 0, y: 0, ...side.layout.trim }, place);
    const at = sidePoint(guide.axis === "x" ? { x: guide.at, y: 0 } : { x: 0, y: guide.at }, place);
    const line =
      guide.axis === "x"
        ? { left: at.left, top: sheet.top - BEYOND, height: sheet.height + 2 * BEYOND }
        : { top: at.top, left: sheet.left - BEYOND, width: sheet.width + 2 * BEYOND };
    return <span className={`guide-line guide-line-${guide.axis}`} style={line} />;
  }
  const across: Span = guide.kind === "gap" ? guide.span : { start: guide.at, end: guide.at };
  const box = sideBox(rectOf(guide.axis, guide.gap, across), place);
  const label = { left: box.left + box.width / 2, top: box.top + box.height / 2 };
  return (
    <>
      <span
        className={guide.kind === "gap" ? "guide-gap" : `guide-distance guide-distance-${guide.axis}`}
        style={box}
      />
      <span className="guide-length num" style={label}>
        {lengths.bare(lengthOf(guide.gap))}
      </span>
    </>
  );
}

const rectOf = (axis: Axis, along: Span, across: Span) =>
  axis === "x"
    ? { x: along.start, y: across.start, width: lengthOf(along), height: lengthOf(across) }
    : { x: across.start, y: along.start, width: lengthOf(across), height: lengthOf(along) };
