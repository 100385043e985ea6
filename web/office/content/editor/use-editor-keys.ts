import { useEffect, useRef } from "react";

/** Parts of the window that F6 goes through, and where one begins in each. */
const parts: readonly [part: string, first: string][] = [
  [".editor-outline", "[role=tree]"],
  [".editor-preview", "input:checked, button"],
  [".editor-form", ".block-form :is(input, textarea, select, [contenteditable=true], button)"],
  [".editor-bar", "a, button"],
];

interface EditorKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
}

/**
 * Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, and Ctrl+S (with the command key on a Mac), wherever the focus is in the editor; F6 goes to its
 * next part, with Shift to the one before, and Escape from the form to the blocks.
 */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      // A dialog, and a text that goes back by itself, have answered before.
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest("dialog, [popover]")) return;
      if (goesOn(event)) event.preventDefault();
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const name =
        key === "z" ? (event.shiftKey ? "redo" : "undo") : key === "y" ? "redo" : key === "s" ? "save" : null;
      if (name === null) return;
      event.preventDefault();
      latest.current[name]();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Goes to another part of the editor; false: the key is none for that. */
function goesOn({ key, shiftKey, target }: KeyboardEvent): boolean {
  const seen = parts.flatMap(([selector, first]) => {
    const part = document.querySelector<HTMLElement>(selector);
    return part?.checkVisibility() ? [{ part, first }] : [];
  });
  const at = seen.findIndex(({ part }) => target instanceof Node && part.contains(target));
  const isBack = key === "Escape" && seen[at]?.part.matches(".editor-form") === true;
  if (key !== "F6" && !isBack) return false;
  const next = isBack ? 0 : at === -1 ? 0 : (at + (shiftKey ? seen.length - 1 : 1)) % seen.length;
  const found = seen[next];
  const controls = [...(found?.part.querySelectorAll<HTMLElement>(found.first) ?? [])];
  controls.find((one) => one.tabIndex >= 0 && one.checkVisibility())?.focus();
  return true;
}
