import { Suspense } from "react";
import type { Reviews } from "../../content/blocks/reviews/schema.ts";

import { ReviewsIsland as ReviewsBlock } from "../islands.tsx";

/** What customers say, above the ink. */
export const Opinions = ({ block }: { readonly block: Reviews }) => (
  <div className="footer-opinions">
    <Suspense>
      <ReviewsBlock block={block} />
    </Suspense>
  </div>
);
