import type { Recipient } from "./recipient.ts";

/**
 * What of a recipient is printed for a column: some fields are put together of others where a list has those alone, and
 * a house number follows its street.
 */
export function recipientValue({ values }: Recipient, key: string): string {
  const own = values[key] ?? "";
  if (key === "street") return joined(own, values.houseNumber);
  if (key === "name" && own === "") return joined(values.title, values.firstName, values.lastName);
  return own;
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");
