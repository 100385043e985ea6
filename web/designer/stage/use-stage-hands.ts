import { type PointerEvent, useCallback, useRef } from "react";
import type { Point, Size } from "../../../design/geometry.ts";
import { heldOnStage, scrolled, type View, zoomAt } from "../../scene/drawing/view.ts";
import { fingersOf } from "../scene/fingers.ts";
import { type ViewGrip, viewUnder } from "../scene/touch-gesture.ts";
import type { StageView } from "../scene/use-view.ts";
import { usePanKey } from "./use-pan-key.ts";

interface StageHandsOptions {
  readonly view: StageView;
  readonly stage: Size | null;
  /** The drawn subject, CSS pixels. */
  readonly drawn: Size;
  /** Where the subject hangs when nothing was moved, CSS pixels from the stage's corner. */
  readonly middle: Point | null;
  readonly onPress: () => void;
}

const MIDDLE_BUTTON = 1;
/** A line of a wheel that counts in lines, CSS pixels. */
const LINE = 16;

/**
 * Pointers on the bare wall, the middle button, and any pointer with the space bar move the view; two of them, or the
 * wheel with Ctrl, zoom it; the wheel alone scrolls it.
 */
export function useStageHands({ view, stage, drawn, middle, onPress }: StageHandsOptions) {
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<ViewGrip | null>(null);
  const node = useRef<HTMLElement>(null);
  const panKey = usePanKey(node);
  const fromMiddle = (client: Point): Point => {
    const { left, top } = node.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: client.x - left - (middle?.x ?? 0), y: client.y - top - (middle?.y ?? 0) };
  };
  const set = (next: View) => stage && view.set(heldOnStage(next, drawn, stage));
  const scroll = (by: Point) => stage && view.set(scrolled(view.view, by, drawn, stage));
  const latest = useRef({ view, set, scroll, fromMiddle });
  latest.current = { view, set, scroll, fromMiddle };

  const takeHold = () => {
    const now = fingersOf(fingers.current);
    grip.current = now && { view: view.view, fingers: now };
  };

  function begin(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, fromMiddle({ x: event.clientX, y: event.clientY }));
    takeHold();
  }

  function release(event: PointerEvent<HTMLElement>) {
    if (fingers.current.delete(event.pointerId)) takeHold();
  }

  const pointer = {
    /** Before anything on the stage hears of it. */
    onPointerDownCapture(event: PointerEvent<HTMLElement>) {
      const withKey = panKey.current.held && event.button === 0;
      if (!withKey && event.button !== MIDDLE_BUTTON) return;
      event.preventDefault();
      event.stopPropagation();
      panKey.current = { ...panKey.current, used: true };
      begin(event);
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isBare = event.target === event.currentTarget || (event.pointerType === "touch" && isSheet(event.target));
      if (!isBare || event.button !== 0 || event.defaultPrevented) return;
      begin(event);
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
      if (event.target instanceof Element && event.target.closest(".toolbar, .notices")) return;
      event.preventDefault();
      const now = latest.current;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      const by = { x: event.deltaX * unit, y: event.deltaY * unit };
      if (event.ctrlKey || event.metaKey) {
        const at = now.fromMiddle({ x: event.clientX, y: event.clientY });
        now.set(zoomAt(now.view.view, Math.exp(-by.y * 0.004), at));
      } else now.scroll(event.shiftKey && by.x === 0 ? { x: by.y, y: 0 } : by);
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, []);

  return { wall, pointer };
}

/** Paper with nothing on it that could be taken hold of. */
const isSheet = (target: EventTarget) =>
  target instanceof Element &&
  target.closest(".stage-side") !== null &&
  !target.closest("[data-object], [data-handle]");
