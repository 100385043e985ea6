import type { IconName } from "../../../ui/icons.ts";

/** How the shop's people are reached. */
export type Way = "phone" | "email" | "contact" | "chat";

/** A way to the shop's people (chrome document, section 3, communication tile). */
export interface CommunicationTile {
  readonly way: Way;
  readonly icon: IconName;
  readonly headline: string;
  /** Where there is less room; "" where it is the same. */
  readonly headlineShort: string;
  readonly text: string;
  /** Number or address; "" for a page. */
  readonly value: string;
  readonly href: string;
  /** What the link says; "": what it leads to. */
  readonly action: string;
}

/** Ways to reach us, as editors wrote them. */
export interface TilesContent {
  readonly headline: string;
  readonly tiles: readonly CommunicationTile[];
}
