import { useCallback, useRef, useState } from "react";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { type EditHistory, edited, openHistory, redone, undone, withOwnUids } from "./edit-history.ts";

export interface PageEdits {
  readonly history: EditHistory;
  /** The content at this very moment, also between two renderings. */
  readonly now: () => JsonObject;
  /** @param mergeKey the same for all letters typed into one field; null: a step of its own */
  readonly edit: (next: JsonObject, chosen: string | null, mergeKey: string | null) => void;
  /** Steps that are left, and what was chosen then; null: there is none. */
  readonly undo: (chosen: string | null) => { readonly left: number; readonly chosen: string | null } | null;
  readonly redo: (chosen: string | null) => { readonly left: number; readonly chosen: string | null } | null;
}

/** A page's content with its history; `changed` hears of every other content. */
export function usePageEdits(content: JsonObject, changed: (content: JsonObject) => void): PageEdits {
  const [history, setHistory] = useState(() => openHistory(withOwnUids(content)));
  const latest = useRef(history);
  const tell = useRef(changed);
  tell.current = changed;
  const become = useCallback((next: EditHistory) => {
    const isOther = next.content !== latest.current.content;
    latest.current = next;
    setHistory(next);
    if (isOther) tell.current(next.content);
  }, []);
  return {
    history,
    now: useCallback(() => latest.current.content, []),
    edit: useCallback(
      (next, chosen, mergeKey) =>
        become(edited(latest.current, { content: next, chosen, mergeKey, at: performance.now() })),
      [become],
    ),
    undo: useCallback(
      (chosen) => {
        const next = undone(latest.current, chosen);
        if (next === null) return null;
        become(next);
        return { left: next.past.length, chosen: next.step.chosen };
      },
      [become],
    ),
    redo: useCallback(
      (chosen) => {
        const next = redone(latest.current, chosen);
        if (next === null) return null;
        become(next);
        return { left: next.future.length, chosen: next.step.chosen };
      },
      [become],
    ),
  };
}
