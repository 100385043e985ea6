import { type RefObject, useEffect, useRef } from "react";

/**
 * Tells a column's height to its style (`--height`), so that it can stick with its lower edge when it is taller than
 * the window. Without scripts it does not stick.
 */
export function useTallColumn<Node extends HTMLElement>(): RefObject<Node | null> {
  const column = useRef<Node>(null);
  useEffect(() => {
    const node = column.current;
    if (!node) return;
    const observer = new ResizeObserver(() => node.style.setProperty("--height", `${node.offsetHeight}px`));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return column;
}
