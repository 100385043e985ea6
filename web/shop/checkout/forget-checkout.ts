import type { TabStorage } from "../../tab-storage.ts";
import { attemptKey, lastOrderKey } from "./attempt.ts";
import { draftKey } from "./checkout-draft.ts";

/** Takes everything personal of the checkout out of the tab, for when she logs out. */
export function forgetCheckout(storage: TabStorage): void {
  for (const key of [draftKey, attemptKey, lastOrderKey]) {
    try {
      storage.removeItem(key);
    } catch {
      // a browser that keeps nothing has nothing to forget
    }
  }
}
