import type { ComponentType } from "react";
import { outsideScript } from "../../../browser/outside-script.ts";

export interface LoadedChat {
  /** Ours; null: an outside chat draws itself. */
  readonly Panel: ComponentType<{ readonly onClose: () => void }> | null;
  /** Opens an outside chat. */
  readonly open: () => void;
}

/** Of the outside chat's script (Zendesk's web widget for messaging, and whoever speaks as it does). */
type Outside = (...words: readonly unknown[]) => void;
declare global {
  interface Window {
    zE?: Outside;
  }
}

/**
 * Loads our chat, or the outside one that the configuration names.
 *
 * @param script address with its key; null: ours
 * @param left who asked is gone: a script on its way is taken off the page
 * @throws where it does not come; the next call tries again
 */
export async function loadChat(script: string | null, onClosed: () => void, left: AbortSignal): Promise<LoadedChat> {
  if (script === null) {
    const { ChatPanel } = await import("./chat-panel.tsx");
    return { Panel: ChatPanel, open: () => {} };
  }
  const outside = outsideScript(script, "ze-snippet");
  const giveUp = () => outside.state() === "loading" && outside.remove();
  left.addEventListener("abort", giveUp);
  await outside.load();
  window.zE?.("messenger:on", "close", onClosed);
  return { Panel: null, open: () => window.zE?.("messenger", "open") };
}
