import type { Channel } from "../../core/channel.ts";
import type { Label } from "../../core/labels.ts";

const guestbook = (occasion: string): Label => ({ key: "cat.guestbook.x", params: { occasion: { key: occasion } } });

/** Categories of designs by their number (specification section 3, card designer); there is no 22. */
const labels = {
  1: { key: "cat.special" },
  2: { key: "cat.mother" },
  3: { key: "occ.wedding" },
  4: { key: "cat.baby" },
  5: { key: "occ.birthday" },
  6: { key: "cat.travel" },
  7: { key: "cat.family" },
  8: { key: "cat.year" },
  9: { key: "cat.blank" },
  10: { key: "cat.newspaper" },
  11: { key: "card.category.general" },
  12: { key: "occ.confirmation" },
  13: { key: "occ.communion" },
  14: { key: "cat.youth" },
  15: { key: "occ.firmation" },
  16: { key: "kind.guestbook" },
  17: guestbook("occ.wedding"),
  18: guestbook("occ.birthday"),
  19: guestbook("occ.christening"),
  20: guestbook("occ.communion"),
  21: { key: "cat.notebook" },
  23: guestbook("occ.confirmation"),
  24: { key: "cat.friends" },
  25: { key: "cat.condolence" },
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
