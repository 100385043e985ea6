import { type PointerEvent, useRef, useState } from "react";
import { pulledBy } from "./pulled-by.ts";

interface Turning {
  /** Turned by hand so far, -1 to 1; 0 while nobody drags. */
  readonly pulled: number;
  readonly hands: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

interface TurningOptions {
  /** Dragging it so far turns one leaf whole, CSS pixels. */
  readonly length: number;
  readonly upright: boolean;
  /** Is there anything this way? */
  readonly can: (way: 1 | -1) => boolean;
  readonly turn: (way: 1 | -1) => void;
}

/** A leaf that is let go beyond this falls to the other side. */
const ENOUGH = 0.22;
/** A pointer that moved less has clicked, CSS pixels. */
const STILL = 6;

/** Turns by dragging and by swiping; a click on the further half goes on, one on the nearer half back. */
export function useTurning({ length, upright, can, turn }: TurningOptions): Turning {
  const from = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const [pulled, pull] = useState(0);
  const moved = ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) =>
    from.current ? pulledBy(from.current, { x, y }, upright) : 0;
  const heldShare = (length_: number) => {
    const share = Math.min(Math.max(length_ / Math.max(length, 1), -1), 1);
    return share !== 0 && can(share > 0 ? 1 : -1) ? share : 0;
  };
  const end = () => {
    from.current = null;
    pull(0);
  };
  return {
    pulled,
    hands: {
      onPointerDown(event) {
        if (event.button !== 0 || from.current) return;
        from.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (from.current?.id !== event.pointerId) return;
        if (Math.abs(moved(event)) > STILL) pull(heldShare(moved(event)));
      },
      onPointerUp(event) {
        if (from.current?.id !== event.pointerId) return;
        const by = moved(event);
        const share = heldShare(by);
        end();
        if (Math.abs(by) <= STILL) {
          const way = isFurther(event, upright) ? 1 : -1;
          if (can(way)) turn(way);
        } else if (Math.abs(share) > ENOUGH) turn(share > 0 ? 1 : -1);
      },
      onPointerCancel: end,
    },
  };
}

function isFurther({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, upright: boolean): boolean {
  const box = currentTarget.getBoundingClientRect();
  return upright ? clientY > box.top + box.height / 2 : clientX > box.left + box.width / 2;
}
