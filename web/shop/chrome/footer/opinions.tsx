import { Suspense } from "react";
import type { Reviews } from "../../content/blocks/reviews/block.ts";
import { reviewsWords } from "../../content/blocks/reviews/words.ts";
import { useWords } from "../../content/use-words.ts";
import { ReviewsIsland as ReviewsBlock } from "../islands.tsx";

/** What customers say, above the ink. */
export const Opinions = ({ block }: { readonly block: Reviews }) => (
  <div className="footer-opinions">
    <Suspense>
      <ReviewsBlock block={block} words={useWords(reviewsWords)} />
    </Suspense>
  </div>
);
