import { readFile } from "node:fs/promises";
import { createFontStore } from "../../design/text/font-store.ts";

/** Font files of this process, each opened once. */
export const serverFonts = createFontStore(({ url }) => readFile(url));
