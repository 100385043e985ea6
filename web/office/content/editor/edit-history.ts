import type { JsonObject } from "../../../../services/content/contract.ts";
import { blockAt, everyBlock, pathOfUid, placeOf } from "../block-tree/block-tree.ts";

/** A content, and the block that was chosen with it: its uid; null: the page itself. */
export interface Step {
  readonly content: JsonObject;
  readonly chosen: string | null;
}

/** A content with the way back and forth. */
export interface EditHistory {
  readonly content: JsonObject;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** What was typed last and when, so that the next letter belongs to the same step. */
  readonly typing: { readonly key: string; readonly at: number } | null;
}

/** Steps one can go back. */
export const mostSteps = 200;
/** So long a pause in one field begins another step, in milliseconds. */
const pause = 3_000;

/** A page as it is opened: nothing to go back to. */
export const openHistory = (content: JsonObject): EditHistory => ({ content, past: [], future: [], typing: null });

/** What is changed, and how. */
export interface Edit {
  readonly content: JsonObject;
  /** Chosen before the change. */
  readonly chosen: string | null;
  /** The same for all letters typed into one field; null: a step of its own. */
  readonly mergeKey: string | null;
  /** Milliseconds. */
  readonly at: number;
}

/** The history after a change; typing on in one field makes no step of its own. */
export function edited(history: EditHistory, { content, chosen, mergeKey, at }: Edit): EditHistory {
  if (content === history.content) return history;
  const { typing, past } = history;
  const goesOn = mergeKey !== null && typing?.key === mergeKey && at - typing.at < pause && past.length > 0;
  return {
    content,
    past: goesOn ? past : [...past, { content: history.content, chosen }].slice(-mostSteps),
    future: [],
    typing: mergeKey === null ? null : { key: mergeKey, at },
  };
}

/** One step back. Null: there is none. */
export function undone(history: EditHistory, chosen: string | null): (EditHistory & { readonly step: Step }) | null {
  const step = history.past.at(-1);
  if (!step) return null;
  const future = [{ content: history.content, chosen }, ...history.future];
  return { step, content: step.content, past: history.past.slice(0, -1), future, typing: null };
}

/** One step forth again. Null: there is none. */
export function redone(history: EditHistory, chosen: string | null): (EditHistory & { readonly step: Step }) | null {
  const [step, ...future] = history.future;
  if (!step) return null;
  const past = [...history.past, { content: history.content, chosen }];
  return { step, content: step.content, past, future, typing: null };
}

/**
 * What is chosen after a change: the same block wherever it is now; where it is gone, the one that took its place, else the
 * one before, else what it stood in. Null: the page itself.
 */
export function chosenAfter(before: JsonObject, after: JsonObject, chosen: string | null): string | null {
  if (chosen === null || pathOfUid(after, chosen) !== null) return chosen;
  for (let path = pathOfUid(before, chosen) ?? []; path.length > 0; ) {
    const place = placeOf(path);
    if (place === null) break;
    const { parent, field, index } = place;
    for (const near of [index, index - 1]) {
      const uid = near < 0 ? undefined : blockAt(after, [...parent, [field, near]])?._uid;
      if (typeof uid === "string") return uid;
    }
    const uid = blockAt(after, parent)?._uid;
    if (parent.length > 0 && typeof uid === "string") return uid;
    path = [...parent];
  }
  return null;
}

/** The content with a uid of its own for every block, which is how they are known; the same object where all have one. */
export function withOwnUids(content: JsonObject, makeUid: () => string = () => crypto.randomUUID()): JsonObject {
  const isOwn = (blocks: readonly JsonObject[]) => {
    const seen = new Set<unknown>();
    return blocks.map(({ _uid }) => {
      const own = typeof _uid === "string" && _uid !== "" && !seen.has(_uid);
      seen.add(_uid);
      return own;
    });
  };
  if (isOwn(everyBlock(content)).every(Boolean)) return content;
  const copy = structuredClone(content);
  const blocks = everyBlock(copy);
  for (const [index, own] of isOwn(blocks).entries()) {
    const block = blocks[index];
    if (!own && block) block._uid = makeUid();
  }
  return copy;
}
