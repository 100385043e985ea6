import { NewsletterIsland } from "../../../frame/chrome/islands.tsx";
import { newsletterWords } from "../../../frame/newsletter/words.ts";
import { useWords } from "../../../words/use-words.ts";
import type { ViewProps } from "../../define/define-block.ts";
import type { block as definition } from "./block.ts";

/** The footer of every page has it already. */
export const View = ({ block }: ViewProps<typeof definition>) => (
  <NewsletterIsland block={block} words={useWords(newsletterWords)} />
);
