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

/**
 * The same for the pictures and what stands below them, which are no neighbours in the document: each is told the
 * height of both (`--height`) and where it begins or ends in their column (`--pictures`, `--below`), so that they stick
 * as one.
 */
export function usePictureColumn() {
  const pictures = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [upper, lower] = [pictures.current, below.current];
    if (!upper || !lower) return;
    // To the fraction: rounded, they would move what stands there by as much.
    const heights = new Map<Element, number>();
    const observer = new ResizeObserver((changed) => {
      for (const { target, borderBoxSize } of changed) heights.set(target, borderBoxSize[0]?.blockSize ?? 0);
      const [above = 0, under = 0] = [heights.get(upper), heights.get(lower)];
      for (const { style, dataset } of [upper, lower]) {
        dataset.measured = "";
        style.setProperty("--height", `${above + under}px`);
        style.setProperty("--pictures", `${above}px`);
        style.setProperty("--below", `${under}px`);
      }
    });
    observer.observe(upper);
    observer.observe(lower);
    return () => observer.disconnect();
  }, []);
  return { pictures, below };
}
