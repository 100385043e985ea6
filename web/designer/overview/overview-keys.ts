import type { KeyStroke } from "../hands/key-map.ts";

/** What keys do to openings in the overview. */
const actions = {
  choose: [" "],
  all: ["Ctrl+a"],
  none: ["Escape"],
  open: ["Enter"],
  remove: ["Delete", "Backspace"],
  copy: ["d"],
  pickUp: ["m"],
  forwards: ["f"],
  backwards: ["b"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type OverviewAction = keyof typeof actions;

const walks = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
export type Walk = (typeof walks)[number];

/** All of them as `?` lists them. */
export const overviewKeys = {
  walk: walks.slice(0, 4),
  extend: ["Shift+ArrowLeft", "Shift+ArrowRight"],
  ends: walks.slice(4),
  ...actions,
} as const;

export type OverviewCommand =
  | { readonly do: "walk"; readonly by: Walk; readonly extend: boolean }
  | { readonly do: OverviewAction };

const byKey = new Map(
  Object.entries(actions).flatMap(([action, keys]) => keys.map((key) => [key as string, action as OverviewAction])),
);
const isWalk = (key: string): key is Walk => (walks as readonly string[]).includes(key);

/** Null for keys that belong to others. */
export function overviewCommandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyStroke): OverviewCommand | null {
  if (altKey) return null;
  const ctrl = ctrlKey || metaKey;
  if (isWalk(key)) return ctrl ? null : { do: "walk", by: key, extend: shiftKey };
  const action = byKey.get(`${ctrl ? "Ctrl+" : ""}${key.length === 1 ? key.toLowerCase() : key}`);
  return action ? { do: action } : null;
}

/** The place a key leads to from `at`, of `count` in rows of so many columns; it stays within them. */
export function walked(by: Walk, at: number, count: number, columns: number): number {
  const last = count - 1;
  switch (by) {
    case "ArrowLeft":
      return Math.max(at - 1, 0);
    case "ArrowRight":
      return Math.min(at + 1, last);
    case "ArrowUp":
      return at - columns < 0 ? at : at - columns;
    case "ArrowDown":
      return Math.min(at + columns, last);
    case "Home":
      return 0;
    case "End":
      return last;
  }
}
