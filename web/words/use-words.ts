import { type Texts, textsFor } from "../../core/texts.ts";
import { useLocale } from "./context.tsx";

/** The words of a block in the page's locale. A block that is an island is given them, so that browsers load those of one language. */
export const useWords = <Words>(texts: Texts<Words>): Words => textsFor(texts, useLocale());
