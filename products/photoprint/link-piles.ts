import { writeFormat } from "../../core/measure.ts";
import { readFormat } from "../../core/named-format.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import { isGiven } from "../link-values.ts";
import { formatOfSize } from "./case.ts";
import type { Pile } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** As many as there could be of six formats on four papers, and as many again. */
const MOST = 60;

/** "180x130-matt-14,130x90-simple-3": prints of other formats or papers. */
export const writeMore = (piles: readonly Pile[]): string =>
  piles
    .map(({ photoprintFormat, paper, quantity }) => `${writeFormat(photoprintFormat)}-${paper}-${quantity}`)
    .join(",");

/** The same read; null where nothing is written. Formats are as the catalogue lists them where it does. */
export function readMore(query: QueryParameters, release: Release): readonly Pile[] | null | "unreadable" {
  const text = queryText(query, "more");
  if (text === null || text === "") return isGiven(query.more) ? "unreadable" : null;
  const parts = text.split(",");
  const piles = parts.length > MOST ? [] : parts.flatMap((part) => readPile(part, release) ?? []);
  return piles.length === parts.length ? piles : "unreadable";
}

function readPile(text: string, release: Release): Pile | null {
  const [, size = "", paper = "", quantity = ""] = /^([0-9x]{3,11})-(.{1,60})-([1-9][0-9]{0,5})$/.exec(text) ?? [];
  const format = readFormat(size);
  if (!format.ok || quantity === "") return null;
  const listed = formatOfSize(release, format.value)?.size ?? format.value;
  return { photoprintFormat: listed, paper, quantity: Number(quantity) };
}
