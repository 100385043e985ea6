import type { LabelKey } from "../core/label-key.generated.ts";
import type { Label, LabelParam, Translate } from "../core/labels.ts";
import type { Format } from "../core/measure.ts";
import { readFormat } from "../core/named-format.ts";
import { type QueryParameters, queryText } from "../core/query-string.ts";
import type { Refusal } from "./kind.ts";

/** Reasons that have a sentence in the vocabulary. */
export type RefusalReason = LabelKey extends infer K ? (K extends `refusal.${infer R}` ? R : never) : never;

export const refuse = (
  field: string,
  reason: RefusalReason,
  params: Readonly<Record<string, LabelParam>> = {},
): Refusal => ({
  field,
  reason,
  params,
});

type Why = Pick<Refusal, "reason" | "params">;

/** Why something cannot be had, as a label of the vocabulary. */
export const refusalLabel = ({ reason, params }: Why): Label => ({ key: `refusal.${reason}`, params });

/** The same as a sentence. */
export const refusalText = (refusal: Why, text: Translate): string => text(refusalLabel(refusal));

/** Was something written at all? Empty values count as missing. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** A text of the link, as long as a name of ours could be; null when it is missing or empty. */
export function linkText(query: QueryParameters, name: string): string | null {
  const text = queryText(query, name);
  return text === null || text === "" ? null : text.slice(0, 60);
}

/** A positive integer of at most six digits without leading zero, "unreadable" for anything else that was written. */
export function linkCount(query: QueryParameters, name: string): number | null | "unreadable" {
  const text = linkText(query, name);
  if (text === null) return isGiven(query[name]) ? "unreadable" : null;
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : "unreadable";
}

/** A size in millimetres: nested, `name[width]=100&name[height]=120`, or written as formats are, `name=100x120`. */
export function linkFormat(query: QueryParameters, name: string): Format | null | "unreadable" {
  const value = query[name];
  if (!isGiven(value)) return null;
  const nested =
    typeof value === "object" && value !== null && !Array.isArray(value) ? (value as QueryParameters) : null;
  const text = nested ? `${queryText(nested, "width")}x${queryText(nested, "height")}` : queryText(query, name);
  const format = readFormat(text ?? "");
  return format.ok ? format.value : "unreadable";
}

/** The same as nested parameters. */
export const nestedFormat = ({ width, height }: Format): QueryParameters => ({
  width: String(width),
  height: String(height),
});
