import { useEffect, useState } from "react";
import { parseQuery, type QueryParameters, writeQuery } from "../../../core/query-string.ts";

/** Parameters that travel on to the designer whatever was chosen (specification section 3, shared extras). */
const sharedExtras = ["gclid", "s", "tileCount"];

/**
 * Appends what the visitor's address brought along. Pages are kept for everyone without it, so only the browser knows.
 */
export function useSharedExtras(): (link: string) => string {
  const [extras, setExtras] = useState("");
  useEffect(() => setExtras(writeQuery(extrasOf(parseQuery(location.search)))), []);
  return (link) => (extras ? `${link}&${extras}` : link);
}

const extrasOf = (query: QueryParameters): QueryParameters =>
  Object.fromEntries(sharedExtras.flatMap((key) => (typeof query[key] === "string" ? [[key, query[key]]] : [])));
