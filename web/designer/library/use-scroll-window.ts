import { useCallback, useRef, useState } from "react";
import type { ScrollWindow } from "./tile-grid.ts";

/** What a list shows of itself; keeps up with its scrolling and its size. */
export function useScrollWindow() {
  const [window, setWindow] = useState<ScrollWindow>({ left: 0, top: 0, width: 0, height: 0 });
  const frame = useRef(0);
  const ref = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const look = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = list;
      setWindow({ left: scrollLeft, top: scrollTop, width: clientWidth, height: clientHeight });
    };
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
  return { ref, window };
}
