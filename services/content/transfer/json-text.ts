import type { Json, JsonObject } from "../json.ts";

/** Most columns of a line, such as a picture with all its facts; a blok or a list takes a line for each part sooner. */
const columns = 400;
const columnsOfParts = 160;
/** A text counts as at most so many columns, so that a paragraph is one line, however long. */
const columnsOfText = 40;

/** Keys that name an object come first, all others by the alphabet: a translation stands below its original. */
const firstKeys = ["component", "_uid", "type"];

/**
 * Writes JSON for people and for version control: what fits is on one line, one changed paragraph is one changed line, and equal values
 * give equal bytes. The outermost object keeps the order of its keys.
 */
export function jsonText(value: Json): string {
  return `${written(value, { indent: 0, before: 0, sorted: false })}\n`;
}

interface Place {
  readonly indent: number;
  /** Columns that the key takes. */
  readonly before: number;
  readonly sorted: boolean;
}

function written(value: Json, { indent, before, sorted }: Place): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (indent + before + width(value) <= columns) return onOneLine(value, sorted);
  const inside = (one: Json, key = 0) => written(one, { indent: indent + 2, before: key, sorted: true });
  const parts = Array.isArray(value)
    ? value.map((one) => inside(one))
    : entriesOf(value, sorted).map(([key, one]) => `${JSON.stringify(key)}: ${inside(one, key.length + 4)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const margin = " ".repeat(indent);
  return `${open}\n${parts.map((part) => `${margin}  ${part}`).join(",\n")}\n${margin}${close}`;
}

function onOneLine(value: Json, sorted = true): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => onOneLine(one)).join(", ")}]`;
  const parts = entriesOf(value, sorted).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function width(value: Json): number {
  if (typeof value === "string") return Math.min(value.length, columnsOfText) + 2;
  if (typeof value !== "object" || value === null) return String(value).length;
  const parts = Array.isArray(value)
    ? value.map(width)
    : Object.entries(value).map(([key, one]) => key.length + 4 + width(one));
  const all = 4 + parts.reduce((sum, part) => sum + part + 2, 0);
  const hasParts = Array.isArray(value) ? value.length > 1 : "component" in value;
  return hasParts && all > columnsOfParts ? Number.POSITIVE_INFINITY : all;
}

function entriesOf(object: JsonObject, sorted: boolean): readonly [string, Json][] {
  const entries = Object.entries(object);
  if (!sorted) return entries;
  const place = (key: string) => (firstKeys.includes(key) ? firstKeys.indexOf(key) : firstKeys.length);
  return entries.toSorted(([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1));
}
