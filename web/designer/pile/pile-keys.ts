import type { KeyStroke } from "../hands/key-map.ts";

/** What keys do on the table of prints. */
export type PileCommand =
  | { readonly do: "move"; readonly by: "left" | "right" | "up" | "down" | "start" | "end"; readonly extend: boolean }
  | { readonly do: "choose" | "all" | "none" | "more" | "fewer" | "open" | "remove" };

const moves = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "start",
  End: "end",
} as const;

const plain: Readonly<Record<string, Exclude<PileCommand["do"], "move" | "all">>> = {
  " ": "choose",
  Escape: "none",
  "+": "more",
  "=": "more",
  "-": "fewer",
  Enter: "open",
  Delete: "remove",
  Backspace: "remove",
};

/** The one place that says which key does what on the table; null for keys that belong to others. */
export function pileCommandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyStroke): PileCommand | null {
  if (altKey) return null;
  if ((ctrlKey || metaKey) && key.toLowerCase() === "a") return { do: "all" };
  if (ctrlKey || metaKey) return null;
  const by = moves[key as keyof typeof moves];
  if (by) return { do: "move", by, extend: shiftKey };
  const command = plain[key];
  return command ? { do: command } : null;
}

/** The place a move leads to, within the table. */
export function movedPlace(by: (typeof moves)[keyof typeof moves], at: number, count: number, columns: number): number {
  const step = { left: -1, right: 1, up: -columns, down: columns, start: -count, end: count }[by];
  return Math.min(Math.max(at + step, 0), count - 1);
}
