import { type ReactNode, useCallback } from "react";
import type { Size } from "../../../design/geometry.ts";
import type { Margins } from "../../scene/drawing/view.ts";
import { useMessages } from "../../words/context.tsx";
import "./stage.css";
import type { StageView } from "../scene/use-view.ts";
import { useStageHands } from "./use-stage-hands.ts";

interface StageProps {
  /** What lies on it, micrometres. */
  readonly board: Size;
  readonly view: StageView;
  readonly size: Size | null;
  readonly margins: Margins;
  readonly watchSize: (element: HTMLElement | null) => (() => void) | undefined;
  readonly onBackground: () => void;
  /** What lies on the wall, in a box of the board's size. */
  readonly children: ReactNode;
  /** What floats over it: badge, toolbar. */
  readonly floating: ReactNode;
}

/** The wall: places the board, moves and zooms the view. */
export function Stage({ board, view, size, margins, watchSize, onBackground, children, floating }: StageProps) {
  const t = useMessages().designer;
  const drawn = { width: board.width * view.scale, height: board.height * view.scale };
  const middle = size && { x: size.width / 2, y: margins.top + (size.height - margins.top - margins.bottom) / 2 };
  const { wall, pointer } = useStageHands({ view, stage: size, drawn, middle, onPress: onBackground });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const leave = [watchSize(element), wall(element)];
      return () => {
        for (const one of leave) one?.();
      };
    },
    [watchSize, wall],
  );
  return (
    <main className="stage" aria-label={t.stage.label} tabIndex={-1} ref={ref} {...pointer}>
      {middle && (
        <div
          className="stage-subject"
          style={{
            left: middle.x + view.view.pan.x - drawn.width / 2,
            top: middle.y + view.view.pan.y - drawn.height / 2,
            ...drawn,
          }}
        >
          {children}
        </div>
      )}
      {floating}
      <p id="designer-photo-keys" className="visually-hidden">
        {t.photo.keys}
      </p>
      <p id="designer-element-keys" className="visually-hidden">
        {t.hands.keys.note}
      </p>
    </main>
  );
}
