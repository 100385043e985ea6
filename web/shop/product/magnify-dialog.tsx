import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import "./magnify-dialog.css";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { DialogViewProps } from "../../frame/dialogs/dialogs.ts";
import { useMessages } from "../../words/context.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";

export interface MagnifiedPictures {
  readonly pictures: readonly ProductPage["gallery"][number]["picture"][];
  /** Which one is seen first. */
  readonly at: number;
}

const most = 4;
/** As for every carousel (second specification document, section 9). */
const swipe = 50;

/**
 * Product pictures from near (specification: image-magnify). A larger picture is one that scrolls: by finger, wheel,
 * arrow keys or dragging. A whole one is swiped, or left by arrow key, for the next.
 */
export function MagnifyDialog({ payload: { pictures, at: first }, close }: DialogViewProps<MagnifiedPictures>) {
  const t = useMessages().product;
  const [at, setAt] = useState(first);
  const [zoom, setZoom] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  const picture = pictures[at];

  const show = (next: number) => {
    if (next < 0 || next >= pictures.length) return;
    setZoom(1);
    setAt(next);
  };
  const enlarge = (next: number) => setZoom(Math.min(Math.max(next, 1), most));
  useStayingInTheMiddle(stage, zoom);
  const dragging = useDragging(stage, zoom, (direction) => show(at + direction));

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 } as Readonly<Record<string, number>>;
    const step = zoom === 1 ? steps[event.key] : undefined;
    if (step) show(at + step);
    else if (event.key === "+" || event.key === "=") enlarge(zoom * 2);
    else if (event.key === "-") enlarge(zoom / 2);
    else return;
    event.preventDefault();
  };
  if (!picture) return null;
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={t.magnify.title}
      closeLabel={t.close}
      wide
      className="magnify"
      initialFocus={stage}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are for what the buttons do, too */}
      <div className="magnify-view" onKeyDown={onKeyDown}>
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <section
          ref={stage}
          className="magnify-stage"
          tabIndex={0}
          aria-label={t.magnify.of({ at: at + 1, all: pictures.length })}
          data-zoomed={zoom > 1 || undefined}
          style={{ "--zoom": zoom } as object}
          onDoubleClick={() => enlarge(zoom === 1 ? 2 : 1)}
          {...dragging}
        >
          <ShopPicture key={picture.src} picture={picture} sizes={`${zoom * 100}vw`} eager />
        </section>
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <div className="magnify-bar">
          <IconButton
            icon="chevron-left"
            label={t.magnify.previous}
            aria-disabled={at === 0 || undefined}
            onClick={() => show(at - 1)}
          />
          <span className="num" aria-live="polite">
            {t.magnify.of({ at: at + 1, all: pictures.length })}
          </span>
          <IconButton
            icon="chevron-right"
            label={t.magnify.next}
            aria-disabled={at === pictures.length - 1 || undefined}
            onClick={() => show(at + 1)}
          />
          <IconButton
            icon="zoom-out"
            label={t.magnify.smaller}
            aria-disabled={zoom === 1 || undefined}
            onClick={() => enlarge(zoom / 2)}
          />
          <IconButton
            icon="zoom-in"
            label={t.magnify.larger}
            aria-disabled={zoom === most || undefined}
            onClick={() => enlarge(zoom * 2)}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** What was in the middle stays there when the picture grows. */
function useStayingInTheMiddle(stage: { readonly current: HTMLElement | null }, zoom: number) {
  const before = useRef(zoom);
  useEffect(() => {
    const node = stage.current;
    if (!node) return;
    const grown = zoom / before.current;
    before.current = zoom;
    const kept = (scrolled: number, seen: number) => (scrolled + seen / 2) * grown - seen / 2;
    node.scrollTo(kept(node.scrollLeft, node.clientWidth), kept(node.scrollTop, node.clientHeight));
  }, [stage, zoom]);
}

/** A mouse moves the larger picture; any pointer swipes the whole one. */
function useDragging(stage: { readonly current: HTMLElement | null }, zoom: number, swiped: (to: 1 | -1) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!last.current || zoom === 1 || event.pointerType !== "mouse") return;
      stage.current?.scrollBy(last.current.x - event.clientX, last.current.y - event.clientY);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const moved = last.current && zoom === 1 ? event.clientX - last.current.x : 0;
      last.current = null;
      if (Math.abs(moved) > swipe) swiped(moved < 0 ? 1 : -1);
    },
    onPointerCancel() {
      last.current = null;
    },
    // otherwise the browser drags a copy of the picture
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
