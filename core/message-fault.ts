import type { Language } from "./locale.ts";
import { type Arguments, argumentsOf, type UnreadableMessage, type Use } from "./message-arguments.ts";

/** What is wrong with a message that stands for another one. */
export type MessageFault =
  | UnreadableMessage
  | { readonly kind: "empty" }
  /** Names of values. */
  | { readonly kind: "other-values"; readonly given: readonly string[]; readonly wanted: readonly string[] }
  /** It counts by what is a text. */
  | { readonly kind: "not-a-number"; readonly name: string };

/**
 * Compares a message with its German source, whose values it must say.
 *
 * @returns what is wrong with it, or null
 */
export function translationFault(source: string, message: string, language: Language): MessageFault | null {
  const [wanted, given] = [argumentsOf(source, "de"), argumentsOf(message, language)];
  if (!wanted.ok) return wanted.error;
  if (!given.ok) return given.error;
  const [values, own] = [valuesOf(wanted.value), valuesOf(given.value)];
  return values.join() === own.join() ? null : { kind: "other-values", given: own, wanted: values };
}

/**
 * The same of a message that replaces one in a running shop, whose code gives it the values that it has in any language.
 *
 * @param known arguments of the shipped message in all languages together
 */
export function replacementFault(
  source: string,
  known: Arguments,
  message: string,
  language: Language,
): MessageFault | null {
  if (message.trim() === "") return { kind: "empty" };
  const fault = translationFault(source, message, language);
  if (fault) return fault;
  const given = argumentsOf(message, language);
  if (!given.ok) return given.error;
  const unknown = [...given.value.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) return { kind: "other-values", given: [...given.value.keys()], wanted: [...known.keys()] };
  const miscounted = [...given.value].find(([name, { use }]) => isNumber(use) && !isNumber(known.get(name)?.use));
  return miscounted ? { kind: "not-a-number", name: miscounted[0] } : null;
}

const isNumber = (use: Use | undefined): boolean => use === "counted" || use === "agreed";

/**
 * A language may choose by an argument, or agree with its number, where others need not: Italian articles before days,
 * one German form for one visitor and for many.
 */
const valuesOf = (found: Arguments): readonly string[] =>
  [...found].flatMap(([name, { use }]) => (use === "chosen" || use === "agreed" ? [] : [name])).toSorted();
