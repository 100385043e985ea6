import { parseQuery, type QueryParameters } from "../../../core/query-string.ts";

/** The address of a product page, taken apart: its path, and the choice that it begins with. */
export function partsOf(href: string): { readonly path: string; readonly choice: QueryParameters } {
  const [path = "", choice = ""] = href.split("?");
  return { path, choice: parseQuery(`?${choice}`) };
}
