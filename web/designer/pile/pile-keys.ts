import type { KeyStroke } from "../hands/key-map.ts";
import type { TableRow } from "./table-rows.ts";

/** What keys do to prints on the table. */
const actions = {
  choose: [" "],
  all: ["Ctrl+a"],
  none: ["Escape"],
  more: ["+", "="],
  fewer: ["-"],
  open: ["Enter"],
  remove: ["Delete", "Backspace"],
  forwards: ["f"],
  backwards: ["b"],
  front: ["Shift+f"],
  back: ["Shift+b"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type PileAction = keyof typeof actions;

const moves = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "start",
  End: "end",
} as const;
type Move = (typeof moves)[keyof typeof moves];

/** All keys of the table as `?` lists them; those for the order only where it is part of the product. */
export const pileKeys = {
  walk: Object.keys(moves).slice(0, 4),
  extend: ["Shift+ArrowLeft", "Shift+ArrowRight"],
  ends: ["Home", "End"],
  ...actions,
} as const;
export const pileKeyGroups = {
  select: ["walk", "extend", "ends", "choose", "all", "none"],
  change: ["more", "fewer", "open", "remove"],
  arrange: ["forwards", "backwards", "front", "back"],
} as const satisfies Readonly<Record<string, readonly (keyof typeof pileKeys)[]>>;

export type PileCommand =
  | { readonly do: "move"; readonly by: Move; readonly extend: boolean }
  | { readonly do: PileAction };

const byKey = new Map(
  Object.entries(actions).flatMap(([action, keys]) => keys.map((key) => [key as string, action as PileAction])),
);

/** The one place that says which key does what on the table; null for keys that belong to others. */
export function pileCommandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyStroke): PileCommand | null {
  if (altKey) return null;
  const ctrl = ctrlKey || metaKey;
  const by = moves[key as keyof typeof moves];
  if (by) return ctrl ? null : { do: "move", by, extend: shiftKey };
  const letter = /^[a-z]$/i.test(key);
  const action = byKey.get(
    `${ctrl ? "Ctrl+" : ""}${shiftKey && letter ? "Shift+" : ""}${letter ? key.toLowerCase() : key}`,
  );
  return action ? { do: action } : null;
}

/** The place a move leads to: beside it, or to the same column of the row above or below, which may be shorter. */
export function movedPlace(by: Move, at: number, rows: readonly Pick<TableRow, "from" | "to">[]): number {
  const last = (rows.at(-1)?.to ?? 1) - 1;
  const here = rows.findIndex(({ from, to }) => from <= at && at < to);
  const column = at - (rows[here]?.from ?? 0);
  const beside = (row: (typeof rows)[number] | undefined) =>
    row ? Math.min(row.from + column, row.to - 1) : undefined;
  switch (by) {
    case "left":
      return Math.max(at - 1, 0);
    case "right":
      return Math.min(at + 1, last);
    case "up":
      return beside(rows[here - 1]) ?? 0;
    case "down":
      return beside(rows[here + 1]) ?? last;
    case "start":
      return 0;
    case "end":
      return last;
  }
}
