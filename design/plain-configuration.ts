import { isWritten } from "./written-text.ts";

/** Deepest nesting of a kind's configuration; no kind needs more than three levels. */
const DEEPEST = 8;

/** Names of fields that every store takes. */
export const KEY = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

/**
 * Is this JSON that every store and every hash takes alike: whole numbers, well-formed strings, plain keys, nested a
 * few levels deep? Checked before anything walks the value, so that a hostile one cannot exhaust the stack.
 */
export function isPlain(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (typeof value === "string") return isWritten(value);
  if (typeof value === "number") return Number.isSafeInteger(value);
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1));
  if (typeof value !== "object" || value === null) return value === null || typeof value === "boolean";
  return Object.entries(value).every(([key, member]) => KEY.test(key) && isPlain(member, depth + 1));
}
