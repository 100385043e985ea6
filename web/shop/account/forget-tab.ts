import type { TabStorage } from "../../browser/tab-storage.ts";
import { chatDraftKey } from "../../frame/chrome/help-chat/chat-state.ts";
import { draftKey } from "../checkout/checkout-draft.ts";
import { attemptKey, lastOrderKey } from "../order/attempt.ts";

/** Removes personal data from the tab at logout: input at the checkout and in the chat, and her last order. */
export function forgetTab(storage: Pick<TabStorage, "removeItem">): void {
  for (const key of [draftKey, attemptKey, lastOrderKey, chatDraftKey]) {
    try {
      storage.removeItem(key);
    } catch {
      // a browser that keeps nothing has nothing to forget
    }
  }
}

/** Photos in the designer worker's cache (`web/browser/service-worker/service-worker.ts`). Needs HTTPS. */
export async function forgetPhotos(): Promise<void> {
  if ("caches" in globalThis) await caches.delete("photos");
}
