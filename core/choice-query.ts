/**
 * Parameters that may change a page: designer links' (specification section 3, designer parameters) and the shop's own.
 * Others, such as campaign and click ids, neither vary a cached page nor reach a loader.
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

/** The choice in a query, in canonical order: `?formatType=600x400&materialType=leinwand`; "" without a choice. */
export function choiceQuery(search: string): string {
  const kept = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => choiceParameters.has(nameOf(part)))
    .sort();
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}
