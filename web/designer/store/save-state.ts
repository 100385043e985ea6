import type { Confirmed } from "./reconcile.ts";

/** What the editor says about saving. */
export type SaveState =
  /** The server has everything; `at` is when it said so last, null for a design that was just opened. */
  | { readonly state: "saved"; readonly at: number | null }
  /** On the device, on its way to the server. */
  | { readonly state: "saving" }
  /** On the device; the server cannot be reached and is asked again by itself. */
  | { readonly state: "offline" }
  /** Both sides changed it; the person decides. */
  | { readonly state: "conflict"; readonly server: Confirmed }
  /** The design is gone or belongs to someone else by now. */
  | { readonly state: "gone" }
  /** The server refuses an operation, or draws another picture than this browser: nothing may be ordered. */
  | { readonly state: "stuck"; readonly why: "refused" | "other-picture" };

/** Will nothing more happen by itself? */
export const isSettled = (save: SaveState) => !isUnderWay(save);

export const isUnderWay = ({ state }: SaveState) => state === "saving" || state === "offline";
