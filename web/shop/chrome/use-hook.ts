import { useSyncExternalStore } from "react";
import { type LinkHook, type Offer, offerOf, onOffers } from "./link-hooks.ts";

/** What a link does when it is pressed; null while nobody offers it, and on the server. */
export const useHook = (hook: LinkHook | null): Offer | null =>
  useSyncExternalStore(
    onOffers,
    () => offerOf(hook),
    () => null,
  );
