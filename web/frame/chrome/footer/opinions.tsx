import { Suspense } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { ReviewsContent } from "../../reviews/reviews-content.ts";
import { reviewsWords } from "../../reviews/words.ts";
import { ReviewsIsland as ReviewsBlock } from "../islands.tsx";

/** What customers say, above the ink. */
export const Opinions = ({ block }: { readonly block: ReviewsContent }) => (
  <div className="footer-opinions">
    <Suspense>
      <ReviewsBlock block={block} words={useWords(reviewsWords)} />
    </Suspense>
  </div>
);
