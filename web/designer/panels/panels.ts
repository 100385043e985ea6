import type { EditorPanel } from "./panel.ts";
import { textPanel } from "./text/text-panel.ts";

/** The left column besides the photos, in the order of the rail. */
export const panels: readonly EditorPanel[] = [textPanel];
