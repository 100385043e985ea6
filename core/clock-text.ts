import { type Language, type Locale, languageOf } from "./locale.ts";

const twoDigits = (minutes: number): string => String(minutes).padStart(2, "0");

const clocks: Readonly<Record<Language, (hours: number, minutes: number) => string>> = {
  de: (hours, minutes) => `${hours}${minutes > 0 ? `:${twoDigits(minutes)}` : ""} Uhr`,
  en: (hours, minutes) =>
    hours === 12 && minutes === 0
      ? "noon"
      : `${hours % 12 || 12}${minutes > 0 ? `:${twoDigits(minutes)}` : ""} ${hours < 12 ? "am" : "pm"}`,
  es: (hours, minutes) => `${hours}:${twoDigits(minutes)}`,
  fr: (hours, minutes) => `${hours}\u00a0h${minutes > 0 ? `\u00a0${twoDigits(minutes)}` : ""}`,
  it: (hours, minutes) => `${hours}:${twoDigits(minutes)}`,
  nl: (hours, minutes) => `${hours}.${twoDigits(minutes)}\u00a0uur`,
};

/**
 * A time of day within a sentence: `12 Uhr`, `noon`, `12\u00a0h\u00a030`.
 *
 * @param minutes since midnight
 */
export const clockText = (minutes: number, locale: Locale): string =>
  clocks[languageOf(locale)](Math.floor(minutes / 60), minutes % 60);
