import { isOnTheWay, type Point } from "./pointer-path.ts";

/** The bar as pointer and keyboard know it. */
export interface Bar {
  readonly node: HTMLElement;
  /** Shows the flyout of an entry by its key; null: none. */
  readonly setOpen: (key: string | null) => void;
  /** Whether an entry has one. */
  readonly has: (key: string) => boolean;
}

/** Milliseconds that a pointer rests before a flyout opens, and that it may be away before it closes. */
const opensAfter = 120;
const closesAfter = 250;

export const openPanel = (node: HTMLElement) => node.querySelector<HTMLElement>(".flyout");
export const keyOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>("[data-key]")?.dataset.key ?? null;

/**
 * Opens by pointing, never by touch: a finger leaves `:hover` behind where it was, so where there may be one only
 * events are believed, which say what points. Entries crossed on the way into the open flyout do not take its place.
 *
 * @param early the last event in the bar from before this did listen; null: nothing points at it
 * @returns ends it
 */
export function followPointer({ node, setOpen, has }: Bar, early: PointerEvent | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wished: string | null = null;
  let last: Point | null = null;

  const choose = (key: string | null) => setOpen(key !== null && has(key) ? key : null);
  const later = (milliseconds: number, key: string | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => choose(key), milliseconds);
  };

  const enter = (key: string | null) => {
    if (key !== wished) later(opensAfter, key);
    wished = key;
  };

  const move = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.pointerType === "touch" || !target) return;
    const before = last;
    last = { x: event.clientX, y: event.clientY };
    const panel = openPanel(node);
    const key = keyOf(target);
    if (!panel) return enter(key);
    wished = null;
    if (panel.contains(target) || key === keyOf(panel)) return clearTimeout(timer);
    if (key === null || (before && isOnTheWay(before, last, panel.getBoundingClientRect()))) later(closesAfter, key);
    else {
      clearTimeout(timer);
      choose(key);
    }
  };

  const leave = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    [wished, last] = [null, null];
    later(closesAfter, null);
  };

  node.addEventListener("pointermove", move);
  node.addEventListener("pointerleave", leave);
  if (early) move(early);
  // Where there is no touch screen only a mouse hovers, which may have come before any script of ours.
  else if (navigator.maxTouchPoints === 0) enter(keyOf(node.querySelector("[data-key]:hover")));
  return () => {
    clearTimeout(timer);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerleave", leave);
  };
}
