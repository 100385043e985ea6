import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react";
import type { TextElement } from "../../../../design/document.ts";
import type { Point } from "../../../../design/geometry.ts";
import type { CaretMap } from "../../../../design/text/caret-map.ts";
import { lineAround, wordAt } from "../../../../design/text/caret-moves.ts";
import { pointInBox } from "./point-in-box.ts";

interface WritingPointerOptions {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly map: CaretMap | null;
  readonly scale: number;
  readonly element: Pick<TextElement, "frame" | "rotation">;
  readonly start: Point | null;
  readonly select: (anchor: number, head: number, upstream?: boolean) => void;
}

/** Presses nearer to each other, in milliseconds and CSS pixels, are a double or triple press. */
const AGAIN = 450;
const NEAR = 8;

interface Press extends Point {
  readonly at: number;
  readonly count: number;
}

/** A click sets the caret, a drag selects; two clicks select a word, three a line. */
export function useWritingPointer({ box, field, map, scale, element, start, select }: WritingPointerOptions) {
  const { frame, rotation } = element;
  const last = useRef<Press | null>(null);
  const anchor = useRef<number | null>(null);
  const caretUnder = (client: Point) => {
    const bounds = box.current?.getBoundingClientRect();
    const size = { width: frame.width * scale, height: frame.height * scale };
    return bounds && map ? map.nearest(pointInBox(client, bounds, size, scale, rotation)) : null;
  };

  // At once, also while the font is being loaded: phones open their keyboard only within the press.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [field]);
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current || !map) return;
    begun.current = true;
    const caret = start && caretUnder(start);
    const end = caret?.index ?? map.text.length;
    select(end, end, caret?.upstream);
  });

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      const caret = event.button === 0 ? caretUnder({ x: event.clientX, y: event.clientY }) : null;
      if (!caret || !map) return;
      // The field keeps the focus: writing ends only by a click outside.
      event.preventDefault();
      field.current?.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      const press = pressAfter(last.current, event);
      last.current = press;
      anchor.current = null;
      if (press.count >= 2) {
        select(...(press.count === 2 ? wordAt(map.text, caret.index) : lineAround(map, caret)));
        return;
      }
      anchor.current = event.shiftKey ? anchorOf(field.current) : caret.index;
      select(anchor.current, caret.index, caret.upstream);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (anchor.current === null) return;
      const caret = caretUnder({ x: event.clientX, y: event.clientY });
      if (caret) select(anchor.current, caret.index, caret.upstream);
    },
    onPointerUp() {
      anchor.current = null;
    },
    onPointerCancel() {
      anchor.current = null;
    },
  };
}

function pressAfter(before: Press | null, { clientX: x, clientY: y, timeStamp: at }: PointerEvent): Press {
  const again = before && at - before.at < AGAIN && Math.hypot(x - before.x, y - before.y) < NEAR;
  return { x, y, at, count: again ? (before.count % 3) + 1 : 1 };
}

/** The end of the selection that stays. */
const anchorOf = (field: HTMLTextAreaElement | null): number =>
  (field?.selectionDirection === "backward" ? field.selectionEnd : field?.selectionStart) ?? 0;
