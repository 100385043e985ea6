import { failed, type Outcome } from "./outcome.ts";
import { type QueryParameters, queryText } from "./query-string.ts";

/** The id of a tag manager's container (specification, core document, section 5): `GTM-` or `G-`, capital letters, digits. */
export function readTagManagerId(text: string): Outcome<string, string> {
  return /^(?:GTM|G)-[A-Z0-9]+$/.test(text) ? { ok: true, value: text } : failed(`${text} is not a valid GTM-ID`);
}

/**
 * Whether an address leaves tracking or logging on: both are, unless its flag is 0 (specification, core document, section
 * 5, which does not name the flags; these are ours).
 */
export const isLeftOn = (query: QueryParameters, flag: "tracking" | "logging"): boolean =>
  queryText(query, flag) !== "0";
