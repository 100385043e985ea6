import { done, failed, type Outcome } from "../../../core/outcome.ts";

/** Why a typed quantity is not taken; the messages have a sentence for each. */
export type QuantityFault = "notANumber" | "fraction" | "tooFew" | "tooMany";

/** Reads a typed quantity: a whole number within the bounds, spaces around it allowed. */
export function typedQuantity(text: string, least: number, most: number): Outcome<number, QuantityFault> {
  const tidy = text.trim();
  if (/^[+-]?\d+[.,]\d+$/.test(tidy)) return failed("fraction");
  if (!/^[+-]?\d+$/.test(tidy)) return failed("notANumber");
  const value = Number(tidy);
  if (value < least) return failed("tooFew");
  return value > most ? failed("tooMany") : done(value);
}
