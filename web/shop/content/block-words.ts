import { useMessages } from "../../messages/context.tsx";
import type { BlockWords } from "./block-words.de.ts";

/** The words of content blocks. */
export const useBlockWords = (): BlockWords => useMessages().blocks;
