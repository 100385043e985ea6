import { useCallback, useState } from "react";
import type { Size } from "../../../design/geometry.ts";

/** Size of an element in CSS pixels, and the ref that watches it. Null before it is on the page. */
export function useElementSize(): readonly [Size | null, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState<Size | null>(null);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, watch];
}
