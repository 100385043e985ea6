import { useCallback, useState } from "react";

/** What is seen of something that scrolls, CSS pixels. */
export interface Window {
  readonly top: number;
  readonly height: number;
  readonly width: number;
}

/** A new value at most once a frame, while it is scrolled or changes its size. */
export function useWindow(): readonly [Window, (element: HTMLElement | null) => (() => void) | undefined] {
  const [seen, see] = useState<Window>({ top: 0, height: 0, width: 0 });
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { scrollTop: top, clientHeight: height, clientWidth } = element;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const width = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      see((was) => (was.top === top && was.height === height && was.width === width ? was : { top, height, width }));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(soon);
    sizes.observe(element);
    element.addEventListener("scroll", soon, { passive: true });
    look();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      element.removeEventListener("scroll", soon);
    };
  }, []);
  return [seen, watch];
}
