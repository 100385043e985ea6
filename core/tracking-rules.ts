import { failed, type Outcome } from "./outcome.ts";
import { type QueryParameters, queryText } from "./query-string.ts";

/** A tag manager's container id (specification, core document, section 5): `GTM-` or `G-`, capital letters, digits. */
export function readTagManagerId(text: string): Outcome<string, string> {
  return /^(?:GTM|G)-[A-Z0-9]+$/.test(text) ? { ok: true, value: text } : failed(`${text} is not a valid GTM-ID`);
}

/**
 * Whether an address leaves tracking or logging on: both are, unless its flag is 0. The flags' names are ours; the
 * specification (core document, section 5) gives none.
 */
export const isLeftOn = (query: QueryParameters, flag: "tracking" | "logging"): boolean =>
  queryText(query, flag) !== "0";
