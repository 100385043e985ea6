import { action, opening, ways } from "../../blocks.ts";
import type { Head } from "../../heads.ts";
import { to } from "../../links.ts";
import { alsoLookAt, cardPromises } from "../../pieces.ts";
import type { Words } from "../../words.ts";
import { type Block, block, type StoryText } from "../../write.ts";
import { cards } from "./heads.ts";
import { whatGoesWith } from "./what-goes-with.ts";

interface OccasionText extends Pick<StoryText, "title" | "description"> {
  readonly head: Head;
  readonly headline: Words;
  readonly text: Words;
  /** Of the button to all designs, and over the first of them. */
  readonly all: Words;
  readonly designs: { readonly headline: Words; readonly text: Words };
  /** As the shop names it in filters: `birth`. */
  readonly occasion: string;
  readonly body: readonly Block[];
  readonly others: readonly Head[];
}

/** The page of one occasion: its designs, something of its own, what goes with cards, other occasions. */
export const occasionPage = ({
  head,
  headline,
  text,
  all,
  designs,
  occasion,
  body,
  others,
  ...words
}: OccasionText): StoryText => ({
  ...head,
  ...words,
  above: cards.overview,
  teaser: opening({
    headline,
    text,
    image: head.image,
    buttons: [action(all, to(`/karten-designen?filter[occasion][]=${occasion}`))],
  }),
  uspTeaser: cardPromises,
  body: [block("card", { ...designs, occasion, amount: "8" }), ...body, whatGoesWith, ways(alsoLookAt, others)],
});
