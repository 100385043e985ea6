import { type PointerEvent, useCallback, useRef } from "react";
import type { Point, Size } from "../../../design/geometry.ts";
import { useMessages } from "../../messages/context.tsx";
import type { Subject } from "../scene/subject.ts";
import { heldOnStage, zoomAt } from "../scene/view.ts";
import "./stage.css";
import type { ReactNode } from "react";
import { stageMargins } from "./stage-margins.ts";
import type { StageView } from "./use-view.ts";

interface StageProps {
  readonly subject: Subject;
  readonly view: StageView;
  readonly size: Size | null;
  readonly watchSize: (element: HTMLElement | null) => (() => void) | undefined;
  readonly onBackground: () => void;
  /** What lies on the wall, in a box of the subject's size. */
  readonly children: ReactNode;
  /** What floats over it: badge, toolbar. */
  readonly floating: ReactNode;
}

/** The wall: places the subject, moves and zooms the view. */
export function Stage({ subject, view, size, watchSize, onBackground, children, floating }: StageProps) {
  const t = useMessages().designer;
  const from = useRef<Point | null>(null);
  const latest = useRef(view);
  latest.current = view;
  const margins = stageMargins(size);
  const middle = size && { x: size.width / 2, y: margins.top + (size.height - margins.top - margins.bottom) / 2 };

  const ref = useCallback(
    (element: HTMLElement | null) => {
      const stopWatching = watchSize(element);
      if (!element) return undefined;
      const onWheel = (event: WheelEvent) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
        latest.current.set(zoomAt(latest.current.view, Math.exp(-event.deltaY * 0.004), at));
      };
      element.addEventListener("wheel", onWheel, { passive: false });
      return () => {
        element.removeEventListener("wheel", onWheel);
        stopWatching?.();
      };
    },
    [watchSize],
  );

  const pan = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target !== event.currentTarget || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX - view.view.pan.x, y: event.clientY - view.view.pan.y };
      onBackground();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!from.current || !size) return;
      const moved = { ...view.view, pan: { x: event.clientX - from.current.x, y: event.clientY - from.current.y } };
      const drawn = { width: subject.outer.width * view.scale, height: subject.outer.height * view.scale };
      view.set(heldOnStage(moved, drawn, size));
    },
    onPointerUp() {
      from.current = null;
    },
    onPointerCancel() {
      from.current = null;
    },
  };

  return (
    <main className="stage" aria-label={t.stage.label} ref={ref} {...pan}>
      {middle && (
        <div
          className="stage-subject"
          style={{
            left: middle.x + view.view.pan.x - (subject.outer.width * view.scale) / 2,
            top: middle.y + view.view.pan.y - (subject.outer.height * view.scale) / 2,
          }}
        >
          {children}
        </div>
      )}
      {floating}
      <p id="designer-photo-keys" className="visually-hidden">
        {t.photo.keys}
      </p>
    </main>
  );
}
