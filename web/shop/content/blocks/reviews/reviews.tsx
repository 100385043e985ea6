import { useEffect, useId, useRef, useState } from "react";
import { momentText } from "../../../../../core/date-text.ts";
import { Icon } from "../../../../../ui/icon.tsx";
import { IconButton } from "../../../../../ui/icon-button.tsx";
import { useLocale } from "../../../../messages/context.tsx";
import { useBlockWords } from "../../block-words.ts";
import styles from "./reviews.css?url";
import type { Review, Reviews } from "./schema.ts";

/** A row that scrolls by swipe, by keys, and by two buttons once scripts run. */
export function ReviewsBlock({ block: { headline, items } }: { readonly block: Reviews }) {
  const t = useBlockWords();
  const title = useId();
  const { row, ends, turn } = useRow();
  return (
    <div className="wrap content-reviews">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="content-reviews-head">
        <h2 id={title}>{headline === "" ? t.reviews : headline}</h2>
        <div className="content-reviews-buttons">
          <IconButton icon="chevron-left" label={t.previous} disabled={ends.first} onClick={() => turn(-1)} />
          <IconButton icon="chevron-right" label={t.next} disabled={ends.last} onClick={() => turn(1)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="content-reviews-row" ref={row} tabIndex={0} aria-labelledby={title}>
        <ul>
          {items.map((review) => (
            <li key={`${review.name} ${review.title} ${review.text}`}>
              <OneReview review={review} />
            </li>
          ))}
        </ul>
      </section>
      {items.some(({ source }) => source === "sample") && <p className="small mute">{t.sampleReviews}</p>}
    </div>
  );
}

function OneReview({ review: { title, text, name, stars, date, source } }: { readonly review: Review }) {
  const t = useBlockWords();
  const locale = useLocale();
  return (
    <figure>
      <p className="content-review-stars">
        <span className="visually-hidden">{t.stars(stars)}</span>
        {Array.from({ length: 5 }, (_, at) => at + 1).map((at) => (
          <span key={at} data-full={at <= stars}>
            <Icon name="star" small />
          </span>
        ))}
      </p>
      <blockquote>
        {title !== "" && <h3>{title}</h3>}
        {text !== "" && <p>{text}</p>}
      </blockquote>
      <figcaption className="small mute">
        {source === "sample" && <b>{t.sampleReview} · </b>}
        {name}
        {date !== "" && ` · ${momentText(new Date(`${date}T12:00:00Z`), locale, "UTC", "day")}`}
      </figcaption>
    </figure>
  );
}

/** Where a row stands, and turning it by one item. */
function useRow() {
  const row = useRef<HTMLElement>(null);
  const [ends, setEnds] = useState({ first: true, last: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () =>
      setEnds({
        first: element.scrollLeft < 2,
        last: element.scrollLeft + element.clientWidth > element.scrollWidth - 2,
      });
    look();
    element.addEventListener("scroll", look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      sizes.disconnect();
    };
  }, []);
  const turn = (by: number) => {
    const [one, two] = row.current?.querySelectorAll("li") ?? [];
    const step = one && two ? two.offsetLeft - one.offsetLeft : (row.current?.clientWidth ?? 0);
    row.current?.scrollBy({ left: by * step });
  };
  return { row, ends, turn };
}
