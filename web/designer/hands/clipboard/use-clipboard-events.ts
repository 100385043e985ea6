import { useEffect } from "react";
import { isInDialog, isTyping } from "../is-typing.ts";
import type { ElementClipboard } from "./create-clipboard.ts";
import { readTransfer } from "./transfer.ts";

/** Ctrl+C, X and V, and what the browser's own menu offers, wherever no text is written or marked. */
export function useClipboardEvents(clipboard: ElementClipboard, writable: boolean): void {
  useEffect(() => {
    if (!writable) return;
    const isOurs = (event: ClipboardEvent) =>
      !event.defaultPrevented && !isTyping(event.target) && !isInDialog(event.target) && event.clipboardData !== null;
    const take = (event: ClipboardEvent) => {
      const onStage = document.activeElement === null || document.activeElement === document.body || isInStage();
      if (!isOurs(event) || !onStage || document.getSelection()?.isCollapsed === false) return;
      if (event.clipboardData && clipboard.fill(event.clipboardData, event.type === "cut")) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      if (!isOurs(event) || !event.clipboardData) return;
      const content = readTransfer(event.clipboardData);
      if (!content) return;
      event.preventDefault();
      void clipboard.paste(content);
    };
    document.addEventListener("copy", take);
    document.addEventListener("cut", take);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("copy", take);
      document.removeEventListener("cut", take);
      document.removeEventListener("paste", paste);
    };
  }, [clipboard, writable]);
}

const isInStage = () => document.activeElement?.closest(".stage") !== null;
