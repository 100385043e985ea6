import { type PointerEvent, useCallback, useRef } from "react";
import type { Point, Size } from "../../../design/geometry.ts";
import { fingersOf } from "../scene/fingers.ts";
import { type ViewGrip, viewUnder } from "../scene/touch-gesture.ts";
import { heldOnStage, type View, zoomAt } from "../scene/view.ts";
import type { StageView } from "./use-view.ts";

interface StageHandsOptions {
  readonly view: StageView;
  readonly stage: Size | null;
  /** The drawn subject, CSS pixels. */
  readonly drawn: Size;
  /** Where the subject hangs when nothing was moved, CSS pixels from the stage's corner. */
  readonly middle: Point | null;
  readonly onPress: () => void;
}

/** Pointers on the bare wall move the view, two of them (or the wheel with Ctrl) zoom it. */
export function useStageHands({ view, stage, drawn, middle, onPress }: StageHandsOptions) {
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<ViewGrip | null>(null);
  const node = useRef<HTMLElement>(null);
  const fromMiddle = (client: Point): Point => {
    const { left, top } = node.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: client.x - left - (middle?.x ?? 0), y: client.y - top - (middle?.y ?? 0) };
  };
  const set = (next: View) => stage && view.set(heldOnStage(next, drawn, stage));
  const latest = useRef({ view, set, fromMiddle });
  latest.current = { view, set, fromMiddle };

  const takeHold = () => {
    const now = fingersOf(fingers.current);
    grip.current = now && { view: view.view, fingers: now };
  };

  function release(event: PointerEvent<HTMLElement>) {
    if (fingers.current.delete(event.pointerId)) takeHold();
  }

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target !== event.currentTarget || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, fromMiddle({ x: event.clientX, y: event.clientY }));
      takeHold();
      onPress();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!grip.current || !fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, fromMiddle({ x: event.clientX, y: event.clientY }));
      const now = fingersOf(fingers.current);
      if (now) set(viewUnder(grip.current, now));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  /** Ref of the stage. Its wheel is not listened to by React, whose wheel listeners are passive. */
  const wall = useCallback((element: HTMLElement | null) => {
    node.current = element;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const now = latest.current;
      const at = now.fromMiddle({ x: event.clientX, y: event.clientY });
      now.set(zoomAt(now.view.view, Math.exp(-event.deltaY * 0.004), at));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, []);

  return { wall, pointer };
}
