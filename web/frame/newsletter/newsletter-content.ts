import type { Channel } from "../../../core/channel.ts";
import type { GroundColours } from "../../../core/ground-colours.ts";
import type { Locale } from "../../../core/locale.ts";

/** The newsletter's form as editors wrote it, with what its script needs to send it. */
export interface NewsletterContent {
  readonly headline: string;
  readonly newsletterText: string;
  readonly inputPlaceholder: string;
  readonly ctaText: string;
  /** Null: the shop's own. */
  readonly colours: GroundColours | null;
  readonly locale: Locale;
  readonly channel: Channel;
  readonly paths: { readonly subscribe: string; readonly below: string; readonly challenge: string };
  readonly consent: string;
  readonly privacy: string;
}
