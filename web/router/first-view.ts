import { useContext } from "react";
import { WholeContext } from "./page.ts";

/** Down to which height a page is drawn now, in CSS pixels: at first only what its visitor sees, then all of it (`page.ts`). */
export const useDrawnHeight = (): number => (useContext(WholeContext) ? Number.POSITIVE_INFINITY : window.innerHeight);
