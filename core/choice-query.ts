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

/** The choice in a query, in one canonical order: `?formatType=600x400&materialType=leinwand`; "" where there is none. */
export function choiceQuery(search: string): string {
  const kept = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => choiceParameters.has(nameOf(part)))
    .sort();
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}
