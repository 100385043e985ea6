import type { Alignment } from "./geometry/align.ts";
import type { Order } from "./steps/order-steps.ts";

/** What keys and buttons do to the selected elements. */
export type Command =
  | "remove"
  | "edit"
  | "leave"
  | "gather"
  | "select-all"
  | "duplicate"
  | "lock"
  | "swap"
  | "divide"
  | "join"
  | "undo"
  | "redo"
  | "help"
  | "next-region"
  | "previous-region"
  | Order
  | Alignment
  | "distribute-across"
  | "distribute-down"
  | "turn-right"
  | "turn-left"
  | "larger"
  | "smaller"
  | "zoom-in"
  | "zoom-out"
  | "whole"
  | `nudge-${"left" | "right" | "up" | "down"}`;

/** Where the focus must be: on the stage, or anywhere in the editor but in a text that is written. */
type Reach = "stage" | "editor";

/** Which parts of the list that `?` shows. */
export const keyGroups = ["select", "move", "arrange", "change", "everywhere"] as const;
export type KeyGroup = (typeof keyGroups)[number];

interface Binding {
  /** Spelled as in `KeyboardEvent.key`, letters small; before it `Ctrl+` and `Shift+`. */
  readonly keys: readonly string[];
  readonly reach: Reach;
  readonly group: KeyGroup;
}

const stage = (group: KeyGroup, ...keys: string[]): Binding => ({ keys, reach: "stage", group });
const editor = (group: KeyGroup, ...keys: string[]): Binding => ({ keys, reach: "editor", group });

/** Arrows move by 1 mm, with Shift by 10 mm, with Ctrl by 0.1 mm. */
const nudge = (arrow: string) => stage("move", arrow, `Shift+${arrow}`, `Ctrl+${arrow}`);

/**
 * The one place that says which key does what. Letters, digits and signs only where the stage has the focus; no key
 * that browsers use (Ctrl+D, Ctrl+L, Ctrl+[, Alt with an arrow). Copying comes as the browser's own events.
 */
export const keyMap: Readonly<Record<Command, Binding>> = {
  gather: stage("select", " "),
  "select-all": stage("select", "Ctrl+a"),
  edit: stage("select", "Enter"),
  leave: stage("select", "Escape"),
  "nudge-left": nudge("ArrowLeft"),
  "nudge-right": nudge("ArrowRight"),
  "nudge-up": nudge("ArrowUp"),
  "nudge-down": nudge("ArrowDown"),
  left: stage("arrange", "1"),
  centre: stage("arrange", "2"),
  right: stage("arrange", "3"),
  top: stage("arrange", "4"),
  middle: stage("arrange", "5"),
  bottom: stage("arrange", "6"),
  "distribute-across": stage("arrange", "7"),
  "distribute-down": stage("arrange", "8"),
  forwards: stage("arrange", "f"),
  backwards: stage("arrange", "b"),
  front: stage("arrange", "Shift+f"),
  back: stage("arrange", "Shift+b"),
  larger: stage("change", "+", "="),
  smaller: stage("change", "-"),
  "turn-right": stage("change", "r"),
  "turn-left": stage("change", "Shift+r"),
  duplicate: stage("change", "d"),
  lock: stage("change", "l"),
  swap: stage("change", "s"),
  divide: stage("change", "t"),
  join: stage("change", "j"),
  remove: stage("change", "Delete", "Backspace"),
  undo: editor("everywhere", "Ctrl+z"),
  redo: editor("everywhere", "Ctrl+y", "Ctrl+Shift+z"),
  "zoom-in": stage("everywhere", "."),
  "zoom-out": stage("everywhere", ","),
  whole: stage("everywhere", "0"),
  "next-region": editor("everywhere", "F6"),
  "previous-region": editor("everywhere", "Shift+F6"),
  help: editor("everywhere", "?"),
};

/** A pressed key, as much of it as matters here. */
export interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const byKey = new Map(
  Object.entries(keyMap).flatMap(([command, { keys, reach }]) =>
    keys.map((key) => [key, { command: command as Command, reach }] as const),
  ),
);

/** What a pressed key means where the focus is; null where it means nothing, or belongs to the browser. */
export function commandOf(stroke: KeyStroke, onStage: boolean): Command | null {
  if (stroke.altKey) return null;
  const found = byKey.get(spelled(stroke));
  if (!found || (found.reach === "stage" && !onStage)) return null;
  return found.command;
}

/** Signs are reached with Shift on some keyboards: only letters and named keys count it. */
function spelled({ key, ctrlKey, metaKey, shiftKey }: KeyStroke): string {
  // On a Mac the Command key does what Ctrl does elsewhere, except with arrows, where it is the browser's.
  const ctrl = key.startsWith("Arrow") ? ctrlKey : ctrlKey || metaKey;
  const isSign = key.length === 1 && key !== " " && key.toLowerCase() === key.toUpperCase();
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (key.startsWith("Arrow") && metaKey) return "";
  return `${ctrl ? "Ctrl+" : ""}${shiftKey && !isSign ? "Shift+" : ""}${name}`;
}

/** How far an arrow moves, micrometres. */
export const nudgeLength = ({ shiftKey, ctrlKey }: Pick<KeyStroke, "shiftKey" | "ctrlKey">) =>
  shiftKey ? 10_000 : ctrlKey ? 100 : 1_000;
