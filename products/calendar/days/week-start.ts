import type { Locale } from "../../../core/locale.ts";

/** Weeks begin on Monday in all our countries but the United States. */
export const weekStartOf = (locale: Locale): number => (locale === "en-US" ? 7 : 1);
