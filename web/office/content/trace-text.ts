import type { Locale } from "../../../core/locale.ts";
import type { Trace } from "../../../services/content/contract.ts";
import { timeText } from "../data/time-text.ts";
import type { ContentText } from "./words.ts";

/** An operator by name, anything else by what it is. */
export const whoText = ({ author, via }: Pick<Trace, "author" | "via">, t: ContentText): string =>
  author ?? t.vias[via];

/** "Mira Muster, 21. Nov., 10:00". */
export const traceText = (trace: Trace, t: ContentText, locale: Locale, now: Date): string =>
  t.by({ who: whoText(trace, t), when: timeText(trace.at, locale, now) });
