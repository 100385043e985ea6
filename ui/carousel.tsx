import { Children, type ReactNode } from "react";
import "./carousel.css";
import { IconButton } from "./icon-button.tsx";
import { useCarousel } from "./use-carousel.ts";

interface CarouselProps {
  /** Id of the heading in `head`, which names the row. */
  readonly labelledBy: string;
  /** Beside the two buttons. */
  readonly head: ReactNode;
  readonly labels: { readonly previous: string; readonly next: string };
  /** Items, each with a key. How many stand beside each other and how far apart: `--across`, `--space` in CSS. */
  readonly children: ReactNode;
}

/**
 * A row of items that snaps: scrolled by the browser where no script runs, by swipe of finger or mouse, arrow keys and two
 * buttons where one does. The buttons are there only where there is more than fits.
 */
export function Carousel({ labelledBy, head, labels, children }: CarouselProps) {
  const { row, ends, turn, swiping } = useCarousel();
  return (
    <div className="carousel">
      <div className="carousel-head">
        <div>{head}</div>
        <div className="carousel-buttons" data-idle={(ends.first && ends.last) || undefined}>
          <IconButton icon="chevron-left" label={labels.previous} disabled={ends.first} onClick={() => turn(-1)} />
          <IconButton icon="chevron-right" label={labels.next} disabled={ends.last} onClick={() => turn(1)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="carousel-row" ref={row} tabIndex={0} aria-labelledby={labelledBy} {...swiping}>
        <ul>
          {Children.map(children, (item) => (
            <li>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
