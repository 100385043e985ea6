import { ReviewsIsland } from "../../../frame/chrome/islands.tsx";
import { reviewsWords } from "../../../frame/reviews/words.ts";
import { useWords } from "../../../words/use-words.ts";
import type { ViewProps } from "../../define/define-block.ts";
import type { block as definition } from "./block.ts";

/** The footer has it, too. */
export const View = ({ block }: ViewProps<typeof definition>) => (
  <ReviewsIsland block={block} words={useWords(reviewsWords)} />
);
