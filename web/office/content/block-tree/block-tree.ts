import type { Json, JsonObject } from "../../../../services/content/contract.ts";

/** One step down: the field that holds blocks, and the place in its list, counted from 0. */
export type BlockStep = readonly [field: string, index: number];

/** The way from a page's content to one of its blocks; empty: the page itself. */
export type BlockPath = readonly BlockStep[];

/** A place in a list of blocks: before the block that stands at `index`, or at the end. */
export interface BlockPlace {
  readonly parent: BlockPath;
  readonly field: string;
  readonly index: number;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is a block: an object that names its component. */
export const isBlock = (value: Json | undefined): value is JsonObject =>
  isObject(value) && typeof value.component === "string";

/** Whether two paths lead to the same block. */
export const samePath = (one: BlockPath, other: BlockPath): boolean =>
  one.length === other.length && startsWith(one, other);

/** Whether a path leads to a block or to something inside it. */
export const startsWith = (path: BlockPath, start: BlockPath): boolean =>
  path.length >= start.length &&
  start.every(([field, index], step) => path[step]?.[0] === field && path[step]?.[1] === index);

/** What the block stands in, and where; null for the page itself. */
export function placeOf(path: BlockPath): BlockPlace | null {
  const last = path.at(-1);
  return last ? { parent: path.slice(0, -1), field: last[0], index: last[1] } : null;
}

/** What stands in a field, where it is a list. */
const listIn = (block: JsonObject, field: string): Json[] => {
  const value = Object.hasOwn(block, field) ? block[field] : undefined;
  return Array.isArray(value) ? value : [];
};

/** The block at the end of a path; null where there is none. */
export function blockAt(content: JsonObject, path: BlockPath): JsonObject | null {
  let block = content;
  for (const [field, index] of path) {
    const next = listIn(block, field)[index];
    if (!isBlock(next)) return null;
    block = next;
  }
  return block;
}

/** The content with another block in that place; as it was where there is none. What did not change stays the same object. */
export function replaceBlock(content: JsonObject, path: BlockPath, next: JsonObject): JsonObject {
  // Upwards in a loop: how deep blocks nest is the author's choice.
  const above: JsonObject[] = [];
  for (let depth = 0; depth < path.length; depth++) {
    const block = blockAt(above.at(-1) ?? content, depth === 0 ? [] : path.slice(depth - 1, depth));
    if (block === null) return content;
    above.push(block);
  }
  if (blockAt(content, path) === null) return content;
  let changed = next;
  for (const [depth, [field, index]] of [...path.entries()].reverse()) {
    const parent = above[depth] ?? content;
    changed = { ...parent, [field]: listIn(parent, field).with(index, changed) };
  }
  return changed;
}

function changeList(content: JsonObject, { parent, field }: BlockPlace, change: (list: Json[]) => Json[]): JsonObject {
  const block = blockAt(content, parent);
  return block === null ? content : replaceBlock(content, parent, { ...block, [field]: change(listIn(block, field)) });
}

/** The content with one block more. */
export const insertBlock = (content: JsonObject, place: BlockPlace, block: JsonObject): JsonObject =>
  changeList(content, place, (list) => list.toSpliced(Math.max(0, place.index), 0, block));

/** The content without a block; the page itself stays. */
export function removeBlock(content: JsonObject, path: BlockPath): JsonObject {
  const place = placeOf(path);
  if (place === null || blockAt(content, path) === null) return content;
  return changeList(content, place, (list) => list.toSpliced(place.index, 1));
}

/** The content with a copy right after a block; the copy has uids of its own. */
export function duplicateBlock(content: JsonObject, path: BlockPath, makeUid?: () => string): JsonObject {
  const [block, place] = [blockAt(content, path), placeOf(path)];
  if (block === null || place === null) return content;
  return insertBlock(content, { ...place, index: place.index + 1 }, withNewUids(block, makeUid));
}

/** The content with a block in another place, named as it is before the move; nothing moves into itself. */
export function moveBlock(content: JsonObject, from: BlockPath, to: BlockPlace): JsonObject {
  const block = blockAt(content, from);
  if (block === null || from.length === 0 || blockAt(content, to.parent) === null) return content;
  if (startsWith(to.parent, from)) return content;
  const inserted = insertBlock(content, to, block);
  // What stood at or after the new place, and all inside it, is now one further.
  const [field, index] = from[to.parent.length] ?? ["", -1];
  const moved = startsWith(from, to.parent) && field === to.field && index >= to.index;
  const old = moved ? from.with(to.parent.length, [field, index + 1]) : from;
  return removeBlock(inserted, old);
}

/** The same block with another uid, and so everything in it, also inside rich text. */
export function withNewUids(block: JsonObject, makeUid: () => string = () => crypto.randomUUID()): JsonObject {
  const copy = structuredClone(block);
  for (const one of everyBlock(copy)) one._uid = makeUid();
  return copy;
}

/** Every block of a value, itself included, the outer ones first; also those inside rich text. */
export function everyBlock(value: JsonObject): JsonObject[] {
  const blocks: JsonObject[] = [];
  const left: Json[] = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (isBlock(next)) blocks.push(next);
    const inner = Array.isArray(next) ? next : isObject(next) ? Object.values(next) : [];
    for (const child of inner.toReversed()) if (typeof child === "object" && child !== null) left.push(child);
  }
  return blocks;
}

const translated = /^(.+)__i18n__(.+)$/;

/** The name of a field's text in a language; null: the default language. */
export const fieldIn = (field: string, language: string | null): string =>
  language === null ? field : `${field}__i18n__${language.replaceAll("-", "_")}`;

/**
 * Fields of a block that hold blocks, as a page in that language shows them: a list of its own, or else that of the default
 * language.
 */
export function blockFields(block: JsonObject, language: string | null): string[] {
  return Object.keys(block).flatMap((field) => {
    if (translated.test(field)) return [];
    const own = fieldIn(field, language);
    const shown = language !== null && listIn(block, own).length > 0 ? own : field;
    return listIn(block, shown).some(isBlock) ? [shown] : [];
  });
}

/** The way to the block with that uid, or to the one whose rich text it stands in; null: there is none. */
export function pathOfUid(content: JsonObject, uid: string): BlockPath | null {
  const left: { readonly block: JsonObject; readonly path: BlockPath }[] = [{ block: content, path: [] }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { block, path } = next;
    if (block._uid === uid) return path;
    for (const [field, value] of Object.entries(block).toReversed()) {
      if (!Array.isArray(value)) {
        if (isObject(value) && everyBlock(value).some((inner) => inner._uid === uid)) return path;
        continue;
      }
      for (const [index, inner] of [...value.entries()].reverse()) {
        if (isBlock(inner)) left.push({ block: inner, path: [...path, [field, index]] });
      }
    }
  }
  return null;
}
