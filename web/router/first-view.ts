import { useContext } from "react";
import { WholeContext } from "./page.ts";

/** Whether all of a page is drawn, also what nobody sees yet. */
export const useIsWhole = (): boolean => useContext(WholeContext);

/** Down to which height a page is drawn now, in CSS pixels: at first only what its visitor sees, then all of it (`page.ts`). */
export const useDrawnHeight = (): number => (useIsWhole() ? Number.POSITIVE_INFINITY : window.innerHeight);
