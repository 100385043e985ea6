import type { JsonObject } from "../../../../services/content/contract.ts";
import { isBlock } from "../block-tree/block-tree.ts";
import type { ComponentSchema, ComponentSchemas, FieldSchema } from "../block-tree/component-schemas.ts";
import { isObject } from "./json.ts";
import { numberOf } from "./schema-words.ts";

/** Blocks that may stand in a field, in the order of the space. */
export function allowedBlocks(schemas: ComponentSchemas, field: FieldSchema): readonly ComponentSchema[] {
  const all = Object.values(schemas);
  const named = field.component_whitelist ?? [];
  if (field.restrict_type === "groups" && Array.isArray(field.component_group_whitelist)) {
    const groups = new Set(field.component_group_whitelist);
    return all.filter((one) => groups.has(one.component_group_uuid) && isNestable(one));
  }
  if (named.length > 0 && field.restrict_components !== false) {
    return named.flatMap((name) => (Object.hasOwn(schemas, name) ? [schemas[name] as ComponentSchema] : []));
  }
  return all.filter(isNestable);
}

/** The protocol's components say nothing where they may stand in others. */
const isNestable = ({ is_nestable, is_root }: ComponentSchema) => is_nestable ?? is_root !== true;

/** How many more blocks a list takes. */
export function roomFor({ maximum }: FieldSchema, count: number): number {
  const most = numberOf(maximum);
  return most === null || most <= 0 ? Number.POSITIVE_INFINITY : Math.max(0, most - count);
}

export interface PaletteGroup {
  /** "" of blocks that are in no group. */
  readonly name: string;
  readonly blocks: readonly ComponentSchema[];
}

/**
 * Blocks by their groups, those that the words ask for; groups in the order of their first block. What is called so comes
 * before what only lies in a group of that name, because Enter takes the first.
 */
export function paletteOf(blocks: readonly ComponentSchema[], search: string): readonly PaletteGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const rank = ({ display_name, name }: ComponentSchema) =>
    display_name?.toLowerCase().startsWith(words.join(" ")) ? 0 : has(`${display_name ?? ""} ${name}`) ? 1 : 2;
  const groups = new Map<string, ComponentSchema[]>();
  for (const block of words.length === 0 ? blocks : blocks.toSorted((one, other) => rank(one) - rank(other))) {
    const group = typeof block.component_group_name === "string" ? block.component_group_name : "";
    const text = `${block.display_name ?? ""} ${block.name} ${group}`;
    if (has(text)) groups.set(group, [...(groups.get(group) ?? []), block]);
  }
  return [...groups].map(([name, found]) => ({ name, blocks: found }));
}

/** The list with one of its members before another; `to` is counted in the list as it was. */
export function moved<Member>(list: readonly Member[], from: number, to: number): Member[] {
  const member = list[from];
  if (member === undefined) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to > from ? to - 1 : to, 0, member);
}

/** What marks blocks in the clipboard, where everything else may be, too. */
const mark = "content-blocks";

export const blocksAsText = (blocks: readonly JsonObject[]): string => JSON.stringify({ [mark]: blocks });

/** Blocks that were copied, here or in another window; none where there is something else. */
export function blocksInText(text: string): readonly JsonObject[] {
  try {
    const value: unknown = JSON.parse(text);
    const blocks = isObject(value) ? value[mark] : null;
    return Array.isArray(blocks) ? blocks.filter(isBlock) : [];
  } catch {
    return [];
  }
}
