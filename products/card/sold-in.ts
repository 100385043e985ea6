import { channelSettings } from "../../core/channel-settings.ts";
import type { Unit } from "../../core/locale.ts";
import type { OpeningContext } from "../kind.ts";
import { guestbookCategories } from "./categories.ts";
import type { Release } from "./release.ts";
import type { Guestbook } from "./release-parts.ts";

/** Sizes of one unit's post are sold where that unit is: `us-a6-folded`, the usual card in inches, and all named like it. */
export function soldIn(unit: Unit, card: string, { defaultCard }: Pick<Release, "defaultCard">): boolean {
  const [inches] = defaultCard.inch.split("-");
  return unit === "inch" || defaultCard.cm.startsWith(`${inches}-`) || !card.startsWith(`${inches}-`);
}

type Where = Pick<OpeningContext, "channel" | "locale">;

const CONDOLENCE = 25;
/** Books that the guests of an occasion write in; notebooks and friends books are none. */
const GUESTS: readonly number[] = [16, 17, 18, 19, 20, 23];

/** Channels show guestbooks and condolence books or not, and friends books by their list (specification section 9 and 3). */
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
