import { useId } from "react";
import { Carousel } from "../../../ui/carousel.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale } from "../../words/context.tsx";
import { TimeAgo } from "../time-ago.tsx";
import styles from "./reviews.css?url";
import type { Review, ReviewsContent } from "./reviews-content.ts";
import type { ReviewsWords } from "./words.ts";

interface Props {
  readonly block: ReviewsContent;
  readonly words: ReviewsWords;
}

/** What customers say, one beside the other, with the score of all. */
export function ReviewsBlock({ block, words: t }: Props) {
  const { headline, subtitle, items } = block;
  const title = useId();
  const head = (
    <>
      <h2 id={title}>{headline === "" ? t.reviews : headline}</h2>
      {subtitle !== "" && <p className="content-reviews-subtitle">{subtitle}</p>}
      <Score block={block} words={t} />
    </>
  );
  return (
    <div className="wrap content-reviews">
      <link rel="stylesheet" href={styles} precedence="default" />
      <Carousel labelledBy={title} head={head} labels={{ previous: t.previous, next: t.next }}>
        {items.map((review) => (
          <OneReview key={review.id || `${review.authorName} ${review.title}`} review={review} words={t} />
        ))}
      </Carousel>
      {items.some(({ source }) => source === "sample") && <p className="small mute">{t.samples}</p>}
    </div>
  );
}

/** Stars and number of all reviews, where there are more than stand here; "sample" as long as one of them is. */
function Score({ block: { score, total, companyLink, items }, words: t }: Props) {
  const locale = useLocale();
  if (score === null) return null;
  const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isSample = items.some(({ source }) => source === "sample");
  return (
    <p className="content-reviews-score">
      <Stars stars={Math.round(score.stars)} words={t} />
      <b className="num">{text.format(score.trustScore)}</b>
      {total !== "" && (
        <span className="mute">
          {isSample && `${t.sample} · `}
          {total}
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

interface OneReviewProps extends Pick<Props, "words"> {
  readonly review: Review;
}

function OneReview({ review: { title, text, authorName, stars, createdAt, source, href }, words: t }: OneReviewProps) {
  return (
    <figure>
      <p>
        <Stars stars={stars} words={t} />
      </p>
      <blockquote>
        {title !== "" && <h3>{href === "" ? title : <a href={href}>{title}</a>}</h3>}
        {text !== "" && <p>{text}</p>}
      </blockquote>
      <figcaption className="small mute">
        {source === "sample" && <b>{t.sample} · </b>}
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

interface StarsProps extends Pick<Props, "words"> {
  readonly stars: number;
}

function Stars({ stars, words: t }: StarsProps) {
  return (
    <span className="content-review-stars">
      <span className="visually-hidden">{t.stars.replace("{stars}", String(stars))}</span>
      {Array.from({ length: 5 }, (_, at) => at + 1).map((at) => (
        <span key={at} data-full={at <= stars}>
          <Icon name="star" small />
        </span>
      ))}
    </span>
  );
}
