import type { TabStorage } from "../../browser/tab-storage.ts";
import { chatDraftKey } from "../../frame/chrome/help-chat/chat-state.ts";
import { draftKey } from "../checkout/checkout-draft.ts";
import { attemptKey, lastOrderKey } from "../order/attempt.ts";

/** Takes everything personal out of the tab, for when she logs out: what she typed at the checkout and in the chat, and her last order. */
export function forgetTab(storage: Pick<TabStorage, "removeItem">): void {
  for (const key of [draftKey, attemptKey, lastOrderKey, chatDraftKey]) {
    try {
      storage.removeItem(key);
    } catch {
      // a browser that keeps nothing has nothing to forget
    }
  }
}

/** Photos that a designer's worker has seen (`web/browser/service-worker/service-worker.ts`). An insecure page has no caches. */
export async function forgetPhotos(): Promise<void> {
  if ("caches" in globalThis) await caches.delete("photos");
}
