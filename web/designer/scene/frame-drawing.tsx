import type { Rect } from "../../../design/geometry.ts";
import type { FrameAround } from "../../../products/surroundings.ts";
import { FrameRail } from "./frame-rail.tsx";
import { railsOf } from "./frame-rails.ts";

interface FrameDrawingProps {
  readonly frame: FrameAround;
}

/** A moulding in four mitred rails, lit from the upper left. Drawn in millimetres inside an SVG of the same unit. */
export function FrameDrawing({ frame }: FrameDrawingProps) {
  return (
    <g>
      {frame.gap > 0 && <path d={ring(frame.inner, frame.gap)} fill="#1b1a18" fillRule="evenodd" />}
      {railsOf(frame).map((rail) => (
        <FrameRail key={rail.side} rail={rail} finish={frame.finish} />
      ))}
    </g>
  );
}

/** The strip of this width inside a rectangle. */
function ring(outer: Rect, width: number): string {
  const [x, y, w, h] = [outer.x, outer.y, outer.width, outer.height].map((length) => length / 1000);
  const g = width / 1000;
  if (x === undefined || y === undefined || w === undefined || h === undefined) return "";
  return `M${x} ${y}h${w}v${h}h${-w}z M${x + g} ${y + g}v${h - 2 * g}h${w - 2 * g}v${-(h - 2 * g)}z`;
}
