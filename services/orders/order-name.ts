import type { Owner } from "../../platform/database/ownership.ts";
import { hashToken, isToken } from "../../platform/random.ts";
import type { OrderRef } from "./order-store.ts";
import type { ProvenEmail } from "./own-orders.ts";

const numberShape = /^[1-9]\d{0,14}$/;

/**
 * Which order is meant by the last part of an order page's address: its token, which opens it for whoever holds it, or
 * its number, which opens it for the signed-in customer alone whose it is.
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
