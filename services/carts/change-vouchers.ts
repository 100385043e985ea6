import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import {
  applyVouchers,
  type BasketVoucher,
  type FindFailure,
  type VoucherReason,
  type VoucherRefusal,
  type Vouchers,
} from "../vouchers/service.ts";
import { countChange, lockOpenCart } from "./cart-store.ts";
import { type PricedCart, voucherLine } from "./priced-cart.ts";

export type VoucherFailure =
  | { readonly kind: FindFailure | "basket-empty" | "too-many-vouchers" | "voucher-not-found" }
  | { readonly kind: "voucher-refused"; readonly problem: VoucherRefusal };

export interface TypedVoucher {
  readonly owner: Owner;
  readonly locale: Locale;
  readonly channel: Channel;
  /** As it was typed. */
  readonly code: string;
}

/** Reasons that other products or another code remove: the code stays in the basket and shows what is missing. */
const mendable: ReadonlySet<VoucherReason> = new Set<VoucherReason>([
  "minimum-not-reached",
  "goods-excluded",
  "not-combinable",
]);

/** Puts a code into the basket, unless it can take nothing off there whatever is put in. */
export async function putVoucher(
  db: Db,
  vouchers: Vouchers,
  cart: PricedCart | null,
  { owner, channel, code }: TypedVoucher,
): Promise<Outcome<string, VoucherFailure>> {
  if (!cart || cart.lines.length === 0) return failed({ kind: "basket-empty" });
  const found = await vouchers.find(code, channel);
  if (!found.ok) return failed({ kind: found.error });
  const problem = await problemIn(cart, found.value, vouchers);
  if (problem && !mendable.has(problem.reason)) return failed({ kind: "voucher-refused", problem });
  return db.transaction().execute(async (trx) => {
    const cartId = await lockOpenCart(trx, owner);
    if (cartId === null) return failed({ kind: "basket-empty" });
    if (!(await vouchers.put(trx, cartId, found.value, channel))) return failed({ kind: "too-many-vouchers" });
    await countChange(trx, cartId);
    return done(found.value.id);
  });
}

async function problemIn(cart: PricedCart, voucher: BasketVoucher, vouchers: Vouchers): Promise<VoucherRefusal | null> {
  const others = (await vouchers.inBasket(cart.id)).filter(({ id }) => id !== voucher.id);
  const { discounts, gifts } = applyVouchers([...others, voucher], cart.lines.map(voucherLine), cart.terms);
  return [...discounts, ...gifts].find((one) => one.voucher.id === voucher.id)?.refusal ?? null;
}

export async function takeVoucherOut(
  trx: Trx,
  vouchers: Pick<Vouchers, "takeOut">,
  owner: Owner,
  id: string,
): Promise<Outcome<string, VoucherFailure>> {
  const cartId = await lockOpenCart(trx, owner);
  if (cartId === null || !(await vouchers.takeOut(trx, cartId, id))) return failed({ kind: "voucher-not-found" });
  await countChange(trx, cartId);
  return done(id);
}
