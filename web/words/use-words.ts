import { type Texts, textsFor } from "../../core/texts.ts";
import { useLocale } from "./context.tsx";

/** A block's texts in the page's locale. An island gets them as properties: browsers load one language. */
export const useWords = <Words>(texts: Texts<Words>): Words => textsFor(texts, useLocale());
