import { z } from "zod";
import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { giftVoucherKind } from "./gift-voucher-kind.ts";

/** Offer of gift vouchers: fixed amounts, and limits of a free one. Minor units of any currency. */
const offerData = z.object({
  amounts: z.array(z.int().positive()).min(1),
  least: z.int().positive(),
  most: z.int().positive(),
});

export interface GiftOffer extends z.infer<typeof offerData> {
  readonly release: number;
}

/** Offers as releases of a catalogue: each counts from its moment, none is changed. */
export interface GiftOffers {
  current(): Promise<GiftOffer | null>;
  at(release: number): Promise<GiftOffer | null>;
}

export function createGiftOffers(db: Db, clock: Clock): GiftOffers {
  const offers = db.selectFrom("gift_voucher_offer").select(["release", "data"]);
  const read = (row: { release: number; data: unknown } | undefined): GiftOffer | null =>
    row ? { ...offerData.parse(row.data), release: row.release } : null;
  return {
    current: async () => {
      const counting = offers.where("valid_from", "<=", clock.now());
      return read(await counting.orderBy("valid_from", "desc").orderBy("release", "desc").limit(1).executeTakeFirst());
    },
    at: async (release) => read(await offers.where("release", "=", release).executeTakeFirst()),
  };
}

interface Release {
  readonly release: number;
  readonly data: unknown;
}

/** Functions of a catalogue for baskets. */
interface Releases {
  current(kind: string): Promise<Release | null>;
  at(kind: string, release: number): Promise<Release | null>;
  between(kind: string, from: CalendarDate, to: CalendarDate): Promise<readonly Release[]>;
}

/** The catalogue with the offers as one more kind's releases; no campaign reduces money. */
export function withGiftOffers(releases: Releases, offers: GiftOffers): Releases {
  const asRelease = (offer: GiftOffer | null): Release | null => offer && { release: offer.release, data: offer };
  return {
    current: async (kind) => (kind === giftVoucherKind ? asRelease(await offers.current()) : releases.current(kind)),
    at: async (kind, release) =>
      kind === giftVoucherKind ? asRelease(await offers.at(release)) : releases.at(kind, release),
    between: async (kind, from, to) => (kind === giftVoucherKind ? [] : releases.between(kind, from, to)),
  };
}
