import { writeFile } from "node:fs/promises";
import { blockLists } from "./block-lists.ts";

/** Writes the two lists of all content blocks from their folders: adding a block is adding a folder. */
for (const [file, source] of Object.entries(blockLists())) await writeFile(file, source);
