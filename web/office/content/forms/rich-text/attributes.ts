import type { Attribute } from "@tiptap/core";
import type { Json, JsonObject } from "../../../../../services/content/contract.ts";
import { isObject } from "../json.ts";

/** Of a node or mark as it was read: all its attributes, also those that the editor does not know. */
export const given = "given";

/** Names of the attributes that the editor itself sets, by node or mark of the protocol; `always` are written in any case. */
export const knownAttributes: Readonly<Record<string, readonly string[]>> = {
  paragraph: ["textAlign"],
  heading: ["level", "textAlign"],
  ordered_list: ["order"],
  code_block: ["class"],
  image: ["id", "src", "alt", "title", "source", "copyright", "meta_data"],
  inline_image: ["id", "src", "alt", "title", "source", "copyright", "meta_data"],
  emoji: ["name", "emoji", "fallbackImage"],
  tableCell: ["colspan", "rowspan", "colwidth", "backgroundColor"],
  tableHeader: ["colspan", "rowspan", "colwidth", "backgroundColor"],
  blok: ["id", "body"],
  highlight: ["color"],
  textStyle: ["color", "id", "class"],
  styled: ["class"],
  anchor: ["id"],
  link: ["href", "uuid", "anchor", "target", "linktype", "custom"],
};

/** What the editor needs a value for where the protocol may say nothing. */
const standards: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  heading: { level: 2 },
  ordered_list: { order: 1 },
  tableCell: { colspan: 1, rowspan: 1 },
  tableHeader: { colspan: 1, rowspan: 1 },
};

const wholes: Readonly<Record<string, readonly [least: number, most: number]>> = {
  level: [1, 6],
  order: [0, 1_000_000],
  colspan: [1, 100],
  rowspan: [1, 100],
};

const standardOf = (type: string, name: string): Json => standards[type]?.[name] ?? null;

/** The editor's value of an attribute: the given one where it can work with that. */
function readAttribute(type: string, name: string, value: Json | undefined): Json {
  const range = wholes[name];
  if (range) {
    const number = Number(value);
    return Number.isInteger(number) && number >= range[0] && number <= range[1] ? number : standardOf(type, name);
  }
  if (name === "colwidth") return Array.isArray(value) && value.every((one) => typeof one === "number") ? value : null;
  return value ?? standardOf(type, name);
}

/** Attributes of the protocol as those of the editor's schema. */
export function toEditorAttributes(type: string, attrs: Json | undefined): Record<string, Json> {
  const source = isObject(attrs) ? attrs : {};
  const known = (knownAttributes[type] ?? []).map((name) => [name, readAttribute(type, name, source[name])]);
  return { ...Object.fromEntries(known), [given]: isObject(attrs) ? attrs : null };
}

/**
 * Attributes of the editor as those of the protocol: as they were given, but for what the editor changed; undefined where
 * there are none.
 */
export function toProtocolAttributes(type: string, attrs: Readonly<Record<string, Json>>): JsonObject | undefined {
  const source = isObject(attrs[given]) ? attrs[given] : null;
  const written: JsonObject = { ...source };
  for (const name of knownAttributes[type] ?? []) {
    const value = attrs[name] ?? null;
    const before = source === null ? null : readAttribute(type, name, source[name]);
    if (JSON.stringify(value) === JSON.stringify(before)) continue;
    if (value === null) delete written[name];
    else written[name] = value;
  }
  return source === null && Object.keys(written).length === 0 ? undefined : written;
}

/** Attributes as the editor's schema declares them; in the document of the browser they are data, so that copying keeps them. */
export function schemaAttributes(type: string): Record<string, Attribute> {
  const names = [...(knownAttributes[type] ?? []), given];
  return Object.fromEntries(
    names.map((name): [string, Attribute] => [
      name,
      {
        default: standardOf(type, name),
        // What nobody knows is a thing of the paragraph that had it, not of the one that is split off.
        keepOnSplit: name !== given,
        parseHTML: (element) => readAttribute(type, name, parsed(element.getAttribute(dataName(name)))),
        renderHTML: (attributes) => {
          const value = attributes[name] as Json;
          return value === standardOf(type, name) ? {} : { [dataName(name)]: JSON.stringify(value) };
        },
      },
    ]),
  );
}

const dataName = (name: string) => `data-rich-${name.toLowerCase().replaceAll("_", "-")}`;

/** @returns undefined for what is no JSON: it was written by somebody else */
export function parsed(text: string | null): Json | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
