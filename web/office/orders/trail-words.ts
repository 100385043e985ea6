import type { OfficeOrder } from "../../../services/orders/contract.ts";
import type { OfficeMessages } from "../messages.ts";
import { stopWords } from "./stop-words.ts";

type Transition = OfficeOrder["transitions"][number];

/** Operators write sentences; the shop's own reasons are keys and are said in the operator's language. */
export function whyText({ actor, why }: Pick<Transition, "actor" | "why">, t: OfficeMessages): string | null {
  if (why === null || actor === "operator" || actor === "customer") return why;
  if (actor === "payment") return why in t.payments.method ? t.payments.method[why as "test" | "stripe"] : why;
  if (actor === "print") return stopWords(why, t.stop).title;
  return why === "nothing to print" ? t.trail.nothingToPrint : why;
}
