import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import "./scroll-row.css";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { sideOfNext } from "../../../ui/roving.ts";
import { moreOf, scrollRowTo, targetOf } from "./scroll-steps.ts";

interface ScrollRowProps {
  readonly labels: { readonly back: string; readonly on: string };
  readonly className?: string;
  /** The element that scrolls, for who brings something into sight. */
  readonly row?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** How long nothing must change before the row is measured again, in milliseconds (chrome document, section 9). */
const settled = 200;

/** A row that scrolls sideways: by hand, by keyboard, and by a button in each direction that has more. */
export function ScrollRow({ labels, className, row: given, children }: ScrollRowProps) {
  const own = useRef<HTMLDivElement>(null);
  const row = given ?? own;
  const more = useMore(row);
  const step = (direction: -1 | 1) => () => {
    const node = row.current;
    if (node) scrollRowTo(node, targetOf(node, direction, sideOfNext(node)));
  };
  return (
    <div className={classNames("scroll-row", className)}>
      {more.back && (
        <IconButton className="scroll-row-back" icon="chevron-left" label={labels.back} onClick={step(-1)} />
      )}
      <div className="scroll-row-items" ref={row}>
        {children}
      </div>
      {more.on && <IconButton className="scroll-row-on" icon="chevron-right" label={labels.on} onClick={step(1)} />}
    </div>
  );
}

/** In which directions there is more; nothing before the page has its scripts. */
function useMore(row: RefObject<HTMLDivElement | null>) {
  const [more, setMore] = useState({ back: false, on: false });
  useEffect(() => {
    const node = row.current;
    if (!node) return;
    const measure = () => {
      const { back, on } = moreOf(node);
      setMore((before) => (before.back === back && before.on === on ? before : { back, on }));
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(waiting);
      waiting = setTimeout(measure, settled);
    };
    measure();
    const sizes = new ResizeObserver(later);
    sizes.observe(node);
    node.addEventListener("scroll", later, { passive: true });
    return () => {
      clearTimeout(waiting);
      sizes.disconnect();
      node.removeEventListener("scroll", later);
    };
  }, [row]);
  return more;
}
