import type { ComponentType } from "react";

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

/** Milliseconds after which a script that says nothing has failed. */
const patience = 15_000;

/**
 * Loads our chat, or the outside one that the configuration names.
 *
 * @param script address with its key; null: ours
 * @throws where it does not come; the next call tries again
 */
export async function loadChat(script: string | null, onClosed: () => void): Promise<LoadedChat> {
  if (script === null) {
    const { ChatPanel } = await import("./chat-panel.tsx");
    return { Panel: ChatPanel, open: () => {} };
  }
  await loadScript(script);
  window.zE?.("messenger:on", "close", onClosed);
  return { Panel: null, open: () => window.zE?.("messenger", "open") };
}

function loadScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement("script"), { id: "ze-snippet", src, async: true });
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error("the chat's script did not come"));
    };
    const timer = setTimeout(fail, patience);
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}
