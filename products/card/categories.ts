import type { Channel } from "../../core/channel.ts";
import { type Label, labelFor } from "../../core/labels.ts";

const guestbook = (occasion: string): Label => labelFor("cat.guestbook.x", { occasion: { key: occasion } });

/** Categories of designs by their number (specification section 3, card designer); there is no 22. */
const labels = {
  1: labelFor("cat.special"),
  2: labelFor("cat.mother"),
  3: labelFor("occ.wedding"),
  4: labelFor("cat.baby"),
  5: labelFor("occ.birthday"),
  6: labelFor("cat.travel"),
  7: labelFor("cat.family"),
  8: labelFor("cat.year"),
  9: labelFor("cat.blank"),
  10: labelFor("cat.newspaper"),
  11: labelFor("card.category.general"),
  12: labelFor("occ.confirmation"),
  13: labelFor("occ.communion"),
  14: labelFor("cat.youth"),
  15: labelFor("occ.firmation"),
  16: labelFor("kind.guestbook"),
  17: guestbook("occ.wedding"),
  18: guestbook("occ.birthday"),
  19: guestbook("occ.christening"),
  20: guestbook("occ.communion"),
  21: labelFor("cat.notebook"),
  23: guestbook("occ.confirmation"),
  24: labelFor("cat.friends"),
  25: labelFor("cat.condolence"),
} as const satisfies Readonly<Record<number, Label>>;

export type CardCategory = keyof typeof labels;
export const cardCategories = Object.keys(labels).map(Number) as readonly CardCategory[];

export const isCardCategory = (id: number): id is CardCategory => Object.hasOwn(labels, id);
export const categoryLabel = (id: CardCategory): Label => labels[id];

/** Categories whose designs are books to write in, in the specification's order. */
const guestbookTypes = [16, 18, 17, 20, 23, 19, 25, 21] as const satisfies readonly CardCategory[];
const moreGuestbookTypes = { card: [24, 25], poster: [] } as const satisfies Record<Channel, readonly CardCategory[]>;

/** The guestbook categories of a channel, each once. */
export const guestbookCategories = (channel: Channel): readonly CardCategory[] => [
  ...new Set<CardCategory>([...guestbookTypes, ...moreGuestbookTypes[channel]]),
];

/** Whether a category belongs to books in any channel. */
export const isGuestbookCategory = (id: number): boolean => guestbookCategories("card").some((one) => one === id);
