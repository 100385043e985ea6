import { ReviewsIsland } from "../../../chrome/islands.tsx";
import type { ViewProps } from "../../define/define-block.ts";
import { useWords } from "../../use-words.ts";
import type { block as definition } from "./block.ts";
import { reviewsWords } from "./words.ts";

/** The footer has it, too. */
export const View = ({ block }: ViewProps<typeof definition>) => (
  <ReviewsIsland block={block} words={useWords(reviewsWords)} />
);
