import { addDays, type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import { failed } from "../../core/outcome.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { PaymentProvider } from "../payments/service.ts";
import { book, lockGifts, prolong } from "./gift-store.ts";

export interface GiftProviderOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** IANA zone of the shop. */
  readonly zone: string;
}

/** Money that comes back can be spent for a year at least, even when the gift voucher would have ended before. */
const daysAfterReturn = 365;

/**
 * Gift vouchers as a means of payment. Money is taken in the transaction that places the order, so nobody is asked to
 * pay; the only call that comes here is money that goes back, once for each refund, however often it is asked.
 */
export function giftProvider({ database, clock, zone }: GiftProviderOptions): PaymentProvider {
  const lastDay = (): CalendarDate => addDays(wallClock(clock.now(), zone).date, daysAfterReturn);
  const never = () => Promise.reject(new Error("gift vouchers are paid with while the order is placed"));
  return {
    key: "voucher",
    internal: true,
    create: never,
    fetchStatus: never,
    close: never,
    verifyWebhook: async () => failed("forged"),
    refund: ({ refundId, reference: giftId, amount }) =>
      database.db.transaction().execute(async (trx) => {
        const [gift] = await lockGifts(trx, [giftId]);
        if (!gift) return { state: "failed", reference: null };
        const given = await book(trx, giftId, { kind: "given-back", amount, refundId }, clock.now());
        if (given) await prolong(trx, giftId, lastDay());
        return { state: "succeeded", reference: giftId };
      }),
    fetchRefund: async ({ reference }) => ({ state: "succeeded", reference }),
  };
}
