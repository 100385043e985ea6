import { addDays, type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import type { Trx } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { book, prolong } from "./gift-store.ts";

/** Money on its way back to a gift voucher, minor units. */
export interface GiftReturn {
  readonly giftId: string;
  readonly refundId: string;
  readonly amount: number;
}

/** Money that comes back can be spent for a year at least, even when the gift voucher would have ended before. */
const daysAfterReturn = 365;

/** Books money that comes back, once for each refund. `zone` is the IANA zone of the shop. */
export async function bookReturn(
  trx: Trx,
  { giftId, refundId, amount }: GiftReturn,
  { clock, zone }: { readonly clock: Clock; readonly zone: string },
): Promise<void> {
  const now = clock.now();
  const lastDay: CalendarDate = addDays(wallClock(now, zone).date, daysAfterReturn);
  if (await book(trx, giftId, { kind: "given-back", amount, refundId }, now)) await prolong(trx, giftId, lastDay);
}
