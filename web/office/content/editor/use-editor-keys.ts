import { useEffect, useRef } from "react";

interface EditorKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
}

/** Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, and Ctrl+S (with the command key on a Mac), wherever the focus is in the editor. */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      // A dialog, and a text that goes back by itself, have answered before.
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.closest("dialog")) return;
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
