import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Db } from "../../platform/database/database.ts";
import type { MyVoucher } from "./contract.ts";
import { giftsOf, type StoredGift } from "./gift-store.ts";

/** Owner of vouchers: bought ones are found by order lines, those used for payment by orders. */
export interface Whose {
  readonly orders: readonly string[];
  readonly lines: readonly string[];
}

/** Gift vouchers that were bought with these lines or paid for these orders, the newest first. */
export async function giftsAmong(db: Db, { orders, lines }: Whose): Promise<readonly StoredGift[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom("gift_voucher as g")
    .select("g.id")
    .where((eb) =>
      eb.or([
        eb("g.order_line_id", "in", lines),
        eb.exists(
          eb
            .selectFrom("gift_voucher_entry as e")
            .select("e.id")
            .whereRef("e.gift_id", "=", "g.id")
            .where("e.kind", "=", "redeemed")
            .where("e.order_id", "in", orders),
        ),
      ]),
    )
    .execute();
  const gifts = await giftsOf(
    db,
    rows.map(({ id }) => id),
  );
  return gifts.toSorted((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime());
}

/** As its owner sees it: never the code, nor the id that the code is made from. */
export const myVoucher = (gift: StoredGift, { lines }: Whose, today: CalendarDate): MyVoucher => ({
  hint: gift.hint,
  currency: gift.currency,
  amount: gift.amount,
  balance: gift.balance,
  validTo: gift.validTo,
  issuedAt: gift.issuedAt.toISOString(),
  bought: gift.orderLineId !== null && lines.includes(gift.orderLineId),
  state: stateOf(gift, today),
});

function stateOf({ voidedAt, balance, validTo }: StoredGift, today: CalendarDate): MyVoucher["state"] {
  if (voidedAt !== null) return "void";
  if (balance === 0) return "spent";
  return today > validTo ? "expired" : "open";
}
