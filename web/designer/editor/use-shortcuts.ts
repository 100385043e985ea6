import { useEffect } from "react";
import type { Session } from "../store/session.ts";

/** Undo and redo by keys, except where a text is being edited, which has an undo of its own. */
export function useShortcuts(session: Session): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) session.undo();
      else if ((key === "z" && event.shiftKey) || key === "y") session.redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [session]);
}

const isText = (target: EventTarget | null) =>
  target instanceof HTMLInputElement
    ? /^(text|search|number)$/.test(target.type)
    : target instanceof HTMLTextAreaElement;
