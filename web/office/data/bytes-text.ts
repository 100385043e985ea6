import type { Locale } from "../../../core/locale.ts";

/** "41 MB", "870 kB": decimal, as file managers and networks count; one digit after the point below ten. */
export function bytesText(bytes: number, locale: Locale): string {
  const [size, unit] = bytes >= 1e6 ? [bytes / 1e6, "MB"] : [Math.max(1, bytes / 1e3), "kB"];
  const digits = size < 10 && unit === "MB" ? 1 : 0;
  return `${size.toLocaleString(locale, { maximumFractionDigits: digits })}\u00a0${unit}`;
}
