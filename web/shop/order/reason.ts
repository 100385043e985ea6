import type { Messages } from "../../words/messages.generated.ts";

/** Why the checkout sent her here, where it needs saying. */
export type Reason = keyof Messages["order"]["reasons"];

const reasons: readonly string[] = ["found", "already-ordered", "payment-unavailable"] satisfies readonly Reason[];

/** Reads it from the address's fragment, which no server sees. */
export function reasonOf(hash: string): Reason | null {
  const text = hash.slice(1);
  return reasons.includes(text) ? (text as Reason) : null;
}
