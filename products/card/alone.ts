import { usualPaper, usualPunching } from "./case.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";
import { NO_REFINEMENT } from "./vocabulary.ts";

type Ordered = CardConfiguration["accessories"];

/** Accessories without a card. Of the card only its size is left, which envelopes and inlays are made for. */
export const aloneWith = (choice: CardConfiguration, release: Release, accessories: Ordered): CardConfiguration => ({
  themeId: null,
  designId: null,
  card: choice.card,
  category: null,
  occasion: null,
  tag: null,
  quantity: 1,
  isSample: false,
  paper: usualPaper(release),
  punching: usualPunching(release),
  refinementType: NO_REFINEMENT,
  bow: null,
  ribbon: null,
  ribbonColor: null,
  screw: null,
  standard: null,
  accessories,
  alone: true,
});

/** The card that it was about, without anything bought by itself. */
export function withCard({ alone, ...choice }: CardConfiguration): CardConfiguration {
  return alone ? { ...choice, accessories: [] } : choice;
}
