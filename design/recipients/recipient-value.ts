import type { Recipient } from "./recipient.ts";

/**
 * A recipient's printed value of a column. Some fields are composed of others where a list has those only, and a house
 * number follows its street.
 */
export function recipientValue({ values }: Recipient, key: string): string {
  const own = values[key] ?? "";
  if (key === "street") return joined(own, values.houseNumber);
  if (key === "name" && own === "") return joined(values.title, values.firstName, values.lastName);
  return own;
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");
