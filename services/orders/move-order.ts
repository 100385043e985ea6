import type { Outcome } from "../../core/outcome.ts";
import type { Trx } from "../../platform/database/database.ts";
import type { OrderState } from "./contract.ts";
import type { StoredOrder } from "./order-store.ts";
import { type Actor, mayMove, type TransitionFailure } from "./transitions.ts";

/** Author and reason of a transition, for the order's history. */
export interface Mover {
  readonly actor: Actor;
  /** An operator's name. */
  readonly name?: string;
  readonly why?: string;
}

/** Moves a locked order, if its transitions allow this actor to, and records the author. */
export async function moveOrder(
  trx: Trx,
  order: Pick<StoredOrder, "id" | "state" | "placedAt">,
  to: OrderState,
  mover: Mover,
  now: Date,
): Promise<Outcome<OrderState, TransitionFailure>> {
  const allowed = mayMove(order, to, mover.actor, now);
  if (!allowed.ok) return allowed;
  await trx.updateTable("shop_order").set({ state: to }).where("id", "=", order.id).execute();
  await writeTransition(trx, order.id, order.state, to, mover, now);
  return allowed;
}

export async function writeTransition(
  trx: Trx,
  orderId: string,
  from: OrderState | null,
  to: OrderState,
  { actor, name, why }: Mover,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("order_transition")
    .values({
      order_id: orderId,
      at: now,
      actor,
      actor_name: name ?? null,
      from_state: from,
      to_state: to,
      why: why ?? null,
    })
    .execute();
}
