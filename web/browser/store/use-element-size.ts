import { useCallback, useState } from "react";
import type { Size } from "../../../design/geometry.ts";

/** A window that is being dragged is measured when it rests, in milliseconds (core document, section 9). */
const resizeDebounce = 50;

/** Width and height of an element in CSS pixels, and the ref that watches it. Null before it is on the page. */
export function useElementSize(): readonly [Size | null, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState<Size | null>(null);
  const watch = useCallback((element: HTMLElement | null) => (element ? watchSize(element, setSize) : undefined), []);
  return [size, watch];
}

/**
 * Tells an element's size at once, and afterwards whenever it has rested at another for 50 ms.
 *
 * @returns stops it
 */
export function watchSize(element: HTMLElement, tell: (size: Size) => void): () => void {
  const measure = () => tell({ width: element.clientWidth, height: element.clientHeight });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = true;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (first) measure();
    else timer = setTimeout(measure, resizeDebounce);
    first = false;
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
