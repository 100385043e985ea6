import type { DesignDocument } from "../../../../design/document.ts";
import { beginHistory, type Entry, type History } from "../../../../design/history.ts";
import type { Operation } from "../../../../design/operation.ts";
import type { Rebased } from "./rebase.ts";
import { overlap, type Touches, touch } from "./touches.ts";

/**
 * What can be undone and done again after a rebase: the newest steps, as far back as they touch nothing of theirs,
 * because taking back an older one would undo their work with it. When some of mine went to a copy, the list begins
 * anew.
 */
export function rebaseHistory({ past, future }: History, { document, overlapping, touched }: Rebased): History {
  if (overlapping.length > 0) return beginHistory(document);
  return {
    document,
    past: past.slice(past.length - countApart(document, past, touched, ({ inverse }) => inverse)),
    future: future.slice(future.length - countApart(document, future, touched, ({ operation }) => operation)),
  };
}

/** How many of the last entries can be turned one after the other without touching what they touched. */
function countApart(
  document: DesignDocument,
  entries: readonly Entry[],
  touched: Touches,
  turning: (entry: Entry) => Operation,
): number {
  let current = document;
  let count = 0;
  for (const entry of entries.toReversed()) {
    const turned = touch(current, turning(entry));
    if (!turned || overlap(turned.touches, touched)) break;
    current = turned.document;
    count++;
  }
  return count;
}
