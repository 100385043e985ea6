import type { Locale } from "./locale.ts";

/** Where German is written without ß. */
export const isSwissSpelling = (locale: Locale): boolean => locale === "de-CH" || locale === "de-LI";

/** Swiss spelling: no ß. Applied to every text of a German catalogue, also to what its functions return. */
export function swissSpelling<T>(texts: T): T {
  if (typeof texts === "string") return texts.replaceAll("ß", "ss") as T;
  if (typeof texts === "function") return ((...args: unknown[]) => swissSpelling(texts(...args))) as T;
  if (Array.isArray(texts)) return texts.map(swissSpelling) as T;
  if (texts && typeof texts === "object")
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, swissSpelling(value)])) as T;
  return texts;
}
