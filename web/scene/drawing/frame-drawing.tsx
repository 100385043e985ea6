import { grow } from "../../../design/rect.ts";
import type { FrameAround } from "../../../products/surroundings.ts";
import { FrameRail } from "./frame-rail.tsx";
import { railsOf } from "./frame-rails.ts";
import { ringPath } from "./millimetre-path.ts";

interface FrameDrawingProps {
  readonly frame: FrameAround;
}

/** A moulding in four mitred rails, lit from the upper left. Drawn in millimetres inside an SVG of the same unit. */
export function FrameDrawing({ frame }: FrameDrawingProps) {
  return (
    <g>
      {frame.gap > 0 && (
        <path d={ringPath(frame.inner, grow(frame.inner, -frame.gap))} fill="#1b1a18" fillRule="evenodd" />
      )}
      {railsOf(frame).map((rail) => (
        <FrameRail key={rail.side} rail={rail} finish={frame.finish} />
      ))}
    </g>
  );
}
