import type { Json } from "../../../../services/content/contract.ts";
import type { FieldSchema } from "../block-tree/component-schemas.ts";
import { isObject, objectOf, textOf } from "./json.ts";
import { addressOf } from "./link-value.ts";
import { choicesOf } from "./schema-words.ts";

/** What a value says, in one line: for summaries and for the other language. */
export function valueText(field: FieldSchema, value: Json | undefined): string {
  switch (field.type) {
    case "richtext":
      return richTextWords(value);
    case "multilink":
      return addressOf(objectOf(value));
    case "asset":
      return textOf(objectOf(value).alt) || fileName(textOf(objectOf(value).filename));
    case "option":
      return choicesOf(field).find((one) => one.value === value)?.name ?? String(value ?? "");
    default:
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
  }
}

/** The last part of an address. */
export const fileName = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

/** The words of a rich text without everything else. */
export function richTextWords(value: Json | undefined): string {
  const words: string[] = [];
  const left: Json[] = value === undefined ? [] : [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (!isObject(next)) continue;
    if (typeof next.text === "string") words.push(next.text);
    else if (next.type !== "doc" && words.length > 0 && words.at(-1) !== " ") words.push(" ");
    if (Array.isArray(next.content)) left.push(...next.content.toReversed());
  }
  return words.join("").trim();
}
