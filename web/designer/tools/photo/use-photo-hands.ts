import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import type { Point } from "../../../../design/geometry.ts";
import { dropWhenTurned } from "../../hands/drop-when-turned.ts";
import { fingersOf } from "../../scene/fingers.ts";
import type { Handle } from "../../scene/handle-drag.ts";
import { type Grip, placementUnder } from "../../scene/touch-gesture.ts";
import type { Session } from "../../store/session.ts";
import type { HeldPhoto } from "./held-photo.ts";
import { afterHandle, afterKey, placing, samePlacement } from "./photo-hands.ts";

interface PhotoHandsOptions {
  readonly session: Session;
  readonly held: HeldPhoto | null;
  /** CSS pixels per micrometre. */
  readonly scale: number;
  /** Page point of the upper left corner of the element that is touched. */
  readonly corner: Point;
  /** The photo cannot go further; say so. */
  readonly onLimit: () => void;
}

/** Pointer and keys on one placed photo. One movement is one step of undo. */
export function usePhotoHands({ session, held, scale, corner, onLimit }: PhotoHandsOptions) {
  const node = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<Grip | null>(null);
  const dragged = useRef<{ readonly from: Point; readonly held: HeldPhoto } | null>(null);
  const keyGesture = useRef<string | null>(null);
  const toPage = (client: Point): Point => {
    const { left, top } = node.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: corner.x + (client.x - left) / scale, y: corner.y + (client.y - top) / scale };
  };

  useEffect(
    () =>
      dropWhenTurned(window, () => {
        if (!grip.current && !dragged.current) return;
        grip.current = null;
        dragged.current = null;
        fingers.current.clear();
        session.abandon();
      }),
    [session],
  );

  const takeHold = () => {
    const now = fingersOf(fingers.current);
    grip.current = held && now && { photo: held.photo, box: held.box, placement: held.element.placement, fingers: now };
  };

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // another element lies over it, or a frame is drawn
      if (event.button !== 0 || event.defaultPrevented || !held) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, toPage({ x: event.clientX, y: event.clientY }));
      session.select([held.element.id]);
      takeHold();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!held || !grip.current || !fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, toPage({ x: event.clientX, y: event.clientY }));
      const now = fingersOf(fingers.current);
      if (now) session.preview(placing(held, placementUnder(grip.current, now)));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  function release(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId)) return;
    if (fingers.current.size > 0) return takeHold();
    grip.current = null;
    session.commit();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape" && grip.current) {
      grip.current = null;
      fingers.current.clear();
      return session.abandon();
    }
    if (!held || event.altKey || event.metaKey) return;
    const placement = afterKey(held, event);
    if (!placement) return;
    event.preventDefault();
    if (samePlacement(placement, held.element.placement)) return onLimit();
    if (!event.repeat || keyGesture.current === null) keyGesture.current = crypto.randomUUID();
    session.perform(placing(held, placement), keyGesture.current);
  }

  /** Dragging a handle of the selection. */
  const handle = (which: Handle) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = held && { from: { x: event.clientX, y: event.clientY }, held };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!dragged.current) return;
      const { from, held: start } = dragged.current;
      const by = { x: (event.clientX - from.x) / scale, y: (event.clientY - from.y) / scale };
      session.preview(placing(start, afterHandle(start, which, by)));
    },
    onPointerUp() {
      dragged.current = null;
      session.commit();
    },
    onPointerCancel() {
      dragged.current = null;
      session.abandon();
    },
  });

  return { face: node, pointer, onKeyDown, handle };
}
