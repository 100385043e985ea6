import { Suspense } from "react";
import { part } from "../../../part.tsx";
import type { Reviews } from "../../content/blocks/reviews/schema.ts";

const ReviewsBlock = part(
  "web/shop/content/blocks/reviews/reviews.tsx",
  async () => (await import("../../content/blocks/reviews/reviews.tsx")).ReviewsBlock,
);

/** What customers say, above the ink. */
export const Opinions = ({ block }: { readonly block: Reviews }) => (
  <div className="footer-opinions">
    <Suspense>
      <ReviewsBlock block={block} />
    </Suspense>
  </div>
);
