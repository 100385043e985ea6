import { useCallback, useRef, useState } from "react";

/** Items beyond the window that are drawn ahead, CSS pixels. */
const AHEAD = 600;

/** Which of many items beside each other are near the window of a list that scrolls sideways. `starts` ascend. */
export function shownRange(
  starts: readonly number[],
  from: number,
  width: number,
): readonly [first: number, end: number] {
  const first = Math.max(
    starts.findLastIndex((start) => start <= from - AHEAD),
    0,
  );
  const end = starts.findIndex((start) => start > from + width + AHEAD);
  return [first, end < 0 ? starts.length : end];
}

/** Keeps up with the scrolling of the list the ref is given to. */
export function useShownRange(starts: readonly number[]) {
  const [place, setPlace] = useState({ from: 0, width: 1440 });
  const frame = useRef(0);
  const ref = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const look = () => setPlace({ from: list.scrollLeft, width: list.clientWidth });
    const later = () => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(later);
    sizes.observe(list);
    list.addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame.current);
      sizes.disconnect();
      list.removeEventListener("scroll", later);
    };
  }, []);
  return { ref, range: shownRange(starts, place.from, place.width) };
}
