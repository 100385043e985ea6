import { NewsletterIsland } from "../../../chrome/islands.tsx";
import type { ViewProps } from "../../define/define-block.ts";
import { useWords } from "../../use-words.ts";
import type { block as definition } from "./block.ts";
import { newsletterWords } from "./words.ts";

/** The footer of every page has it already. */
export const View = ({ block }: ViewProps<typeof definition>) => (
  <NewsletterIsland block={block} words={useWords(newsletterWords)} />
);
