import { useId } from "react";
import { Carousel } from "../../../../../ui/carousel.tsx";
import { Icon } from "../../../../../ui/icon.tsx";
import { useLocale } from "../../../../messages/context.tsx";
import { TimeAgo } from "../../../time-ago.tsx";
import { useBlockWords } from "../../block-words.ts";
import styles from "./reviews.css?url";
import type { Review, Reviews } from "./schema.ts";

/** What customers say, one beside the other, with the score of all. */
export function ReviewsBlock({ block }: { readonly block: Reviews }) {
  const { headline, subtitle, items } = block;
  const t = useBlockWords();
  const title = useId();
  const head = (
    <>
      <h2 id={title}>{headline === "" ? t.reviews : headline}</h2>
      {subtitle !== "" && <p className="content-reviews-subtitle">{subtitle}</p>}
      <Score block={block} />
    </>
  );
  return (
    <div className="wrap content-reviews">
      <link rel="stylesheet" href={styles} precedence="default" />
      <Carousel labelledBy={title} head={head} labels={{ previous: t.previous, next: t.next }}>
        {items.map((review) => (
          <OneReview key={review.id || `${review.authorName} ${review.title}`} review={review} />
        ))}
      </Carousel>
      {items.some(({ source }) => source === "sample") && <p className="small mute">{t.sampleReviews}</p>}
    </div>
  );
}

/** Stars and number of all reviews, where there are more than stand here; "sample" as long as one of them is. */
function Score({ block: { score, totalReviews, companyLink, items } }: { readonly block: Reviews }) {
  const t = useBlockWords();
  const locale = useLocale();
  if (score === null) return null;
  const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isSample = items.some(({ source }) => source === "sample");
  return (
    <p className="content-reviews-score">
      <Stars stars={Math.round(score.stars)} />
      <b className="num">{text.format(score.trustScore)}</b>
      {totalReviews > 0 && (
        <span className="mute">
          {isSample && `${t.sampleReview} · `}
          {t.ofReviews(totalReviews, new Intl.NumberFormat(locale).format(totalReviews))}
        </span>
      )}
      {companyLink && (
        <a className="link" {...companyLink}>
          {t.allReviews}
        </a>
      )}
    </p>
  );
}

function OneReview({
  review: { title, text, authorName, stars, createdAt, source, href },
}: {
  readonly review: Review;
}) {
  const t = useBlockWords();
  return (
    <figure>
      <p>
        <Stars stars={stars} />
      </p>
      <blockquote>
        {title !== "" && <h3>{href === "" ? title : <a href={href}>{title}</a>}</h3>}
        {text !== "" && <p>{text}</p>}
      </blockquote>
      <figcaption className="small mute">
        {source === "sample" && <b>{t.sampleReview} · </b>}
        {authorName}
        {createdAt !== "" && (
          <>
            {" · "}
            <TimeAgo at={createdAt} />
          </>
        )}
      </figcaption>
    </figure>
  );
}

function Stars({ stars }: { readonly stars: number }) {
  const t = useBlockWords();
  return (
    <span className="content-review-stars">
      <span className="visually-hidden">{t.stars(stars)}</span>
      {Array.from({ length: 5 }, (_, at) => at + 1).map((at) => (
        <span key={at} data-full={at <= stars}>
          <Icon name="star" small />
        </span>
      ))}
    </span>
  );
}
