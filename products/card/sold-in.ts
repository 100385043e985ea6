import { channelSettings } from "../../core/channel-settings.ts";
import type { Unit } from "../../core/locale.ts";
import type { OpeningContext } from "../kind.ts";
import { guestbookCategories } from "./categories.ts";
import type { Release } from "./release.ts";
import type { Guestbook } from "./release-parts.ts";

/**
 * Sizes of a postal system are sold where its unit is used: `us-a6-folded`, the usual card in inches, and its
 * namesakes.
 */
export function soldIn(unit: Unit, card: string, { defaultCard }: Pick<Release, "defaultCard">): boolean {
  const [inches] = defaultCard.inch.split("-");
  return unit === "inch" || defaultCard.cm.startsWith(`${inches}-`) || !card.startsWith(`${inches}-`);
}

type Where = Pick<OpeningContext, "channel" | "locale">;

const CONDOLENCE = 25;
/** Books that the guests of an occasion write in; notebooks and friends books are none. */
const GUESTS: readonly number[] = [16, 17, 18, 19, 20, 23];

/**
 * Channels decide about guestbooks and condolence books, lists about friends books (specification sections 3 and 9).
 */
export function isBookSoldIn(
  { channel, locale = "de-DE" }: Where,
  { categories }: Pick<Guestbook, "categories">,
): boolean {
  const { guestbooks, condolenceBooks } = channelSettings(channel, locale);
  return categories.some((category) => {
    if (category === CONDOLENCE) return condolenceBooks;
    return GUESTS.includes(category) ? guestbooks : guestbookCategories(channel).some((one) => one === category);
  });
}
