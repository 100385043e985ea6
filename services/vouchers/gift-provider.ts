import { failed } from "../../core/outcome.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { PaymentProvider } from "../payments/service.ts";
import { bookReturn } from "./gift-return.ts";
import { lockGifts } from "./gift-store.ts";

export interface GiftProviderOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** IANA zone of the shop. */
  readonly zone: string;
}

/**
 * Gift vouchers as a means of payment. Money is taken in the transaction that places the order, so nobody is asked to
 * pay; the only call that comes here is money that goes back, once for each refund, however often it is asked.
 */
export function giftProvider({ database, clock, zone }: GiftProviderOptions): PaymentProvider {
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
        await bookReturn(trx, { giftId, refundId, amount }, { clock, zone });
        return { state: "succeeded", reference: giftId };
      }),
    fetchRefund: async ({ reference }) => ({ state: "succeeded", reference }),
  };
}
