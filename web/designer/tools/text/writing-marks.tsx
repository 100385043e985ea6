import type { Size } from "../../../../design/geometry.ts";
import type { CaretMap } from "../../../../design/text/caret-map.ts";
import type { WritingState } from "./use-writing.ts";

interface WritingMarksProps {
  readonly map: CaretMap;
  /** Micrometres. */
  readonly box: Size;
  /** CSS pixels per micrometre. */
  readonly scale: number;
  readonly state: WritingState;
}

/** Caret, selection, and the line under what is being composed; in the box's own micrometres. */
export function WritingMarks({ map, box, scale, state: { from, to, head, upstream, composed } }: WritingMarksProps) {
  const pixel = 1 / scale;
  const { x, top, bottom } = map.place({ index: head, upstream });
  return (
    <svg
      className="writing-marks"
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {map.rects(from, to).map((rect) => (
        <rect key={`${rect.x} ${rect.y}`} className="writing-selected" {...rect} />
      ))}
      {composed &&
        map
          .rects(...composed)
          .map((rect) => (
            <rect
              key={`${rect.x} ${rect.y}`}
              className="writing-composed"
              x={rect.x}
              y={rect.y + rect.height}
              width={rect.width}
              height={2 * pixel}
            />
          ))}
      {from === to && (
        // Another place is another caret, which begins to blink anew.
        <rect
          key={`${x} ${top}`}
          className="writing-caret"
          x={x - pixel}
          y={top}
          width={2 * pixel}
          height={bottom - top}
          strokeWidth={2 * pixel}
        />
      )}
    </svg>
  );
}
