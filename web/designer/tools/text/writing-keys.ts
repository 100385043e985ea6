import type { CaretMove } from "../../../../design/text/caret-moves.ts";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Keys whose way depends on printed lines; all others go the text field's own way. */
export function caretMoveOf({ key, ctrlKey, metaKey, altKey }: Pressed): CaretMove | null {
  if (ctrlKey || altKey) return null;
  if (metaKey) return ofMac[key] ?? null;
  return plain[key] ?? null;
}

const plain: Readonly<Record<string, CaretMove>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "line-start",
  End: "line-end",
};
const ofMac: Readonly<Record<string, CaretMove>> = { ArrowLeft: "line-start", ArrowRight: "line-end" };

export function historyMoveOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): "undo" | "redo" | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : null;
}
