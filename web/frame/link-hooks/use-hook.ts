import { useStoreValue } from "../../browser/store/use-store.ts";
import { type LinkHook, type Offer, toldOffers } from "./link-hooks.ts";

/** What a link does when it is clicked; null while nobody offers it, and on the server. */
export const useHook = (hook: LinkHook | null): Offer | null =>
  useStoreValue(toldOffers, (offers) => (hook && offers.get(hook)) ?? null, null);
