import { useMedia } from "../../browser/store/use-media.ts";

/** Where the library is a line below the stage, see library.css. */
export const useNarrow = (): boolean => useMedia("(max-width: 999px)");
