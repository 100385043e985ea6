import type { Locale } from "../../../../core/locale.ts";
import type { BarWord } from "../../../reading/action-bar/bar-words.ts";
import type { ContentPicture } from "../../../reading/values/content-picture.ts";
import type { NewsletterContent } from "../../newsletter/newsletter-content.ts";
import type { ReviewsContent } from "../../reviews/reviews-content.ts";
import type { TilesContent } from "../../tiles/tiles-content.ts";

/** Boxes of links below the lists (chrome document, section 2); the one about us is named by the channel. */
export const boxKinds = [
  "links",
  "aboutPoster",
  "aboutCard",
  "customerService",
  "international",
  "languages",
  "socialMedia",
  "appLinks",
  "awards",
] as const;
export type BoxKind = (typeof boxKinds)[number];

/** An item of a box; without address it only says something, as a seal does. */
export interface FooterLink {
  readonly text: string;
  readonly href?: string;
  readonly rel?: string;
  readonly target?: "_blank";
  /** What the words alone do not tell. */
  readonly title?: string;
  /** Beside the words, or instead of them. */
  readonly picture?: ContentPicture;
  readonly instead?: true;
  /** Of the page that it leads to, in that language. */
  readonly locale?: Locale;
  /** The page, or the shop, that is open. */
  readonly current?: boolean | undefined;
}

export interface FooterBox {
  readonly kind: BoxKind;
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** What editors wrote for the end of all pages; null and empty where they wrote none. */
export interface FooterContent {
  readonly opinions: ReviewsContent | null;
  readonly newsletter: NewsletterContent | null;
  readonly tiles: TilesContent | null;
  readonly seoText: readonly BarWord[];
  readonly payments: readonly FooterLink[];
  readonly boxes: readonly FooterBox[];
}
