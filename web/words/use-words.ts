import type { Locale } from "../../core/locale.ts";
import { useLocale } from "./context.tsx";

/** A block's texts in the page's locale. An island gets them as properties: browsers load one language. */
export const useWords = <Words>(wordsOf: (locale: Locale) => Words): Words => wordsOf(useLocale());
