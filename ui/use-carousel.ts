import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { glide } from "./glide.ts";
import { sideOfNext } from "./roving.ts";
import { drags, turnsOf } from "./swipe.ts";

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly item: number;
  swiped: boolean;
}

const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Where a row of items stands, and what turns it: buttons, keys and swipes of finger or mouse. */
export function useCarousel() {
  const row = useRef<HTMLElement>(null);
  const drag = useRef<Drag | null>(null);
  const [ends, setEnds] = useState({ first: true, last: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const left = Math.abs(element.scrollLeft);
      setEnds({ first: left < 2, last: left + element.clientWidth > element.scrollWidth - 2 });
    };
    element.addEventListener("scroll", look, { passive: true });
    // It looks at once, too; but not at a row that the browser has yet to place (`content-visibility`), which measuring would force it to.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      sizes.disconnect();
    };
  }, []);

  const glider = useRef(() => {});
  function turnTo(item: number): void {
    const element = row.current;
    if (!element) return;
    const places = placesOf(element);
    glider.current();
    // The browser's own snapping would pull each step back.
    element.dataset.moving = "";
    glider.current = glide(element, places[within(item, places.length)] ?? 0, () => delete element.dataset.moving);
  }

  return {
    row,
    ends,
    turn: (by: number) => turnTo((row.current ? itemAt(row.current) : 0) + by),
    swiping: {
      onPointerDown({ isPrimary, button, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
        if (!isPrimary || button !== 0) return;
        glider.current();
        drag.current = {
          x: clientX,
          y: clientY,
          left: currentTarget.scrollLeft,
          item: itemAt(currentTarget),
          swiped: false,
        };
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const held = drag.current;
        if (held === null || (!held.swiped && !drags(swipeOf(held, event)))) return;
        const { currentTarget, pointerId, clientX } = event;
        if (!held.swiped) currentTarget.setPointerCapture(pointerId);
        held.swiped = true;
        currentTarget.dataset.moving = "";
        currentTarget.scrollLeft = held.left - (clientX - held.x);
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        const held = drag.current;
        if (held?.swiped !== true) drag.current = null;
        else
          turnTo(
            held.item + sideOfNext(event.currentTarget) * turnsOf(swipeOf(held, event), widthOf(event.currentTarget)),
          );
      },
      onPointerCancel(): void {
        if (drag.current?.swiped === true) turnTo(drag.current.item);
        drag.current = null;
      },
      /** The end of a swipe over a link is no click on it. */
      onClickCapture(event: MouseEvent<HTMLElement>): void {
        if (drag.current?.swiped === true) event.preventDefault();
        drag.current = null;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>): void {
        const by = keys[event.key];
        if (by === undefined || event.target !== event.currentTarget) return;
        event.preventDefault();
        const edge = event.key === "Home" || event.key === "End";
        turnTo(itemAt(event.currentTarget) + by * (edge ? 1 : sideOfNext(event.currentTarget)));
      },
    },
  };
}

const swipeOf = ({ x, y }: Drag, { clientX, clientY, pointerType }: PointerEvent) => ({
  x: clientX - x,
  y: clientY - y,
  pointer: pointerType,
});

const within = (item: number, count: number): number => Math.max(0, Math.min(item, count - 1));

/** How far the row is scrolled when each item stands at its beginning. */
function placesOf(row: HTMLElement): readonly number[] {
  const items = [...row.querySelectorAll<HTMLElement>(":scope > ul > li")];
  const [first] = items;
  return items.map((item) => (first ? item.offsetLeft - first.offsetLeft : 0));
}

const widthOf = (row: HTMLElement): number => Math.abs(placesOf(row)[1] ?? row.clientWidth);
const itemAt = (row: HTMLElement): number => Math.round(Math.abs(row.scrollLeft) / widthOf(row));
