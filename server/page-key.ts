import { choiceQuery } from "../core/choice-query.ts";
import { readOverride } from "../core/experiments.ts";

/** Path and choice of an address: the choice alone makes a page of its own. */
export function canonicalAddress(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? url : url.slice(0, start) + choiceQuery(url.slice(start));
}

/** Whether an address claims to come from the visual editor: whether it does is checked before it is looked up. */
export const namesEditor = (search: string): boolean => search.includes("_storyblok_tk");

/**
 * Key of a page in the cache: host, path and choice. Null: never cached, because the address chooses a treatment itself
 * (`core/experiments.ts`) for its author.
 *
 * @param host one of the shop's own, as `shopHosts` gives it: never what a request claims
 */
export function pageKey(host: string, url: string): string | null {
  return url.length > 2048 || readOverride(url) !== null ? null : `${host}|${canonicalAddress(url)}`;
}
