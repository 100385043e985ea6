import type { Locale } from "./locale.ts";

/** "41 MB", "870 kB", French "41 Mo": decimal, as file managers and networks count; one decimal below ten megabytes. */
export function bytesText(bytes: number, locale: Locale): string {
  const [size, unit] =
    bytes >= 1e6 ? ([bytes / 1e6, "megabyte"] as const) : ([Math.max(1, bytes / 1e3), "kilobyte"] as const);
  const maximumFractionDigits = size < 10 && unit === "megabyte" ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits })
    .format(size)
    .replaceAll(" ", "\u00a0");
}
