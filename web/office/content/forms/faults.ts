import { judgeLink } from "../../../../core/link-rules.ts";
import type { Json } from "../../../../services/content/contract.ts";
import { isBlock } from "../block-tree/block-tree.ts";
import type { FieldSchema } from "../block-tree/component-schemas.ts";
import { isEmpty, isObject, objectOf, textOf } from "./json.ts";
import { choicesOf, numberOf } from "./schema-words.ts";

/** What is wrong with a value; none of it keeps anybody from saving a draft. */
export type Fault =
  /** Not what a field of that type holds: shown as it is, and kept until somebody mends it. */
  | { readonly kind: "wrong-type" }
  | { readonly kind: "missing" }
  | { readonly kind: "too-long"; readonly most: number; readonly length: number }
  | { readonly kind: "pattern" }
  | { readonly kind: "no-number" }
  | { readonly kind: "too-small"; readonly least: number }
  | { readonly kind: "too-large"; readonly most: number }
  | { readonly kind: "unknown-choice"; readonly value: string }
  | { readonly kind: "too-few"; readonly least: number }
  | { readonly kind: "too-many"; readonly most: number }
  | { readonly kind: "forbidden-protocol"; readonly protocol: string };

const isText = (value: Json) => typeof value === "string";
const isTextList = (value: Json) => Array.isArray(value) && value.every(isText);

/** What a value of each type of field is, as the protocol writes it (section 5). */
const shapes: Readonly<Record<string, (value: Json) => boolean>> = {
  text: isText,
  textarea: isText,
  markdown: isText,
  datetime: isText,
  option: (value) => isText(value) || typeof value === "number",
  number: (value) => isText(value) || typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  options: isTextList,
  references: isTextList,
  multilink: isObject,
  asset: isObject,
  multiasset: (value) => Array.isArray(value) && value.every(isObject),
  bloks: (value) => Array.isArray(value) && value.every(isBlock),
  richtext: (value) => isObject(value) && value.type === "doc",
};

/** Whether a form knows fields of that type. */
export const isKnownType = (type: string): boolean => Object.hasOwn(shapes, type);

/** What is wrong with the value of a field, the first thing of it; null: nothing. */
export function faultOf(field: FieldSchema, value: Json | undefined): Fault | null {
  if (!isKnownType(field.type)) return null;
  if (isEmptyOf(field.type, value)) return field.required ? { kind: "missing" } : null;
  if (value === undefined || !shapes[field.type]?.(value)) return { kind: "wrong-type" };
  switch (field.type) {
    case "text":
    case "textarea":
    case "markdown":
      return textFault(field, textOf(value));
    case "number":
      return numberFault(field, value);
    case "option":
      return choiceFault(field, String(value));
    case "options":
    case "references":
    case "multiasset":
    case "bloks":
      return countFault(field, (value as Json[]).length);
    case "multilink":
      return linkFault(value);
    default:
      return null;
  }
}

/** Links and pictures keep their object when they are emptied. */
function isEmptyOf(type: string, value: Json | undefined): boolean {
  if (isEmpty(value)) return true;
  if (!isObject(value)) return false;
  if (type === "asset") return isEmpty(value.filename);
  if (type === "multilink") return ["id", "url", "cached_url", "email", "anchor"].every((key) => isEmpty(value[key]));
  if (type === "richtext") return value.type === "doc" && isEmpty(value.content);
  return false;
}

function textFault({ max_length, regex }: FieldSchema, text: string): Fault | null {
  const most = numberOf(max_length);
  if (most !== null && most > 0 && text.length > most) return { kind: "too-long", most, length: text.length };
  return typeof regex === "string" && regex !== "" && !matches(regex, text) ? { kind: "pattern" } : null;
}

/** The whole text must match; an expression that is none asks for nothing. */
function matches(regex: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${regex})$`, "u").test(text);
  } catch {
    return true;
  }
}

function numberFault({ min_value, max_value }: FieldSchema, value: Json): Fault | null {
  const number = numberOf(typeof value === "string" ? value.replace(",", ".") : value);
  if (number === null) return { kind: "no-number" };
  const [least, most] = [numberOf(min_value), numberOf(max_value)];
  if (least !== null && number < least) return { kind: "too-small", least };
  return most !== null && number > most ? { kind: "too-large", most } : null;
}

/** Only of a field's own choices is known here whether they are right. */
function choiceFault(field: FieldSchema, value: string): Fault | null {
  const own = choicesOf(field);
  return own.length > 0 && !own.some((one) => one.value === value) ? { kind: "unknown-choice", value } : null;
}

function countFault({ minimum, maximum, min_options, max_options }: FieldSchema, count: number): Fault | null {
  const least = numberOf(minimum ?? min_options);
  const most = numberOf(maximum ?? max_options);
  if (least !== null && count < least) return { kind: "too-few", least };
  return most !== null && most > 0 && count > most ? { kind: "too-many", most } : null;
}

function linkFault(value: Json): Fault | null {
  const { linktype, url, cached_url } = objectOf(value);
  if (linktype === "email" || linktype === "story") return null;
  return addressFault(textOf(url) || textOf(cached_url));
}

/** Why an address may not be linked to; pages leave such links out. */
export function addressFault(address: string): Fault | null {
  if (address.trim() === "") return null;
  const judged = judgeLink(address, { ownHosts: [], external: true });
  return !judged.ok && judged.error.kind === "forbidden-protocol"
    ? { kind: "forbidden-protocol", protocol: judged.error.protocol }
    : null;
}
