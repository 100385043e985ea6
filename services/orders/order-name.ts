import type { Owner } from "../../platform/database/ownership.ts";
import { hashToken, isToken } from "../../platform/tokens/random.ts";
import type { OrderRef } from "./order-store.ts";
import type { ProvenEmail } from "./own-orders.ts";

const numberShape = /^[1-9]\d{0,14}$/;

/**
 * Finds an order by the last part of its page's address: a token, which opens it for its holder, or its number, which
 * opens it for its signed-in customer only.
 *
 * @returns null where it can be no order's name
 */
export async function orderNamed(
  name: string,
  { customerId }: Owner,
  provenEmail: ProvenEmail,
): Promise<OrderRef | null> {
  if (isToken(name)) return { tokenHash: hashToken(name) };
  if (customerId === null || !numberShape.test(name)) return null;
  return { number: Number(name), customer: { customerId, email: await provenEmail(customerId) } };
}
