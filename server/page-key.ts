/**
 * The parameters that may change what a page shows: the visitor's choice, under the names of the designer links
 * (specification section 3, designer parameters), and the shop's own page parameters. Everything else (campaign and
 * click ids) neither makes a page of its own nor reaches a loader.
 */
const choiceParameters = new Set([
  "addToCart",
  "cursor",
  "filter",
  "formatType",
  "frameType",
  "height",
  "matSize",
  "matType",
  "materialType",
  "optionTypes",
  "orientation",
  "q",
  "ratio",
  "show",
  "sku",
  "sort",
  "width",
]);

const nameOf = (part: string) => part.split(/[=[]|%5B/i, 1)[0] ?? "";

/** Path and choice of an address, in one canonical order: `/leinwanddruck?formatType=600x400&materialType=leinwand`. */
export function canonicalAddress(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const kept = url
    .slice(start + 1)
    .split("&")
    .filter((part) => choiceParameters.has(nameOf(part)))
    .sort();
  const path = url.slice(0, start);
  return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}

/** Whether an address claims to come from the visual editor: whether it does is checked before it is looked up. */
export const namesEditor = (search: string): boolean => search.includes("_storyblok_tk");

/**
 * Key of a page in the cache, or null where nothing is ever cached. Channel, locale and platform follow from it.
 *
 * @param host one of the shop's own, as `shopHosts` gives it: never what a request claims
 */
export function pageKey(host: string, url: string): string | null {
  return url.length > 2048 ? null : `${host}|${canonicalAddress(url)}`;
}
