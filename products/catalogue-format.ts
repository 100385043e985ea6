import { inchToMillimetres } from "../core/length-text.ts";
import type { Unit } from "../core/locale.ts";
import { type Format, parseFormat } from "../core/measure.ts";

/** A format as catalogues write it, in millimetres: inch formats are written in inches. Null for what is no format. */
export function catalogueFormat(text: string, unit: Unit): Format | null {
  const parsed = parseFormat(text);
  if (!parsed.ok) return null;
  const { width, height } = parsed.value;
  return unit === "cm" ? parsed.value : { width: inchToMillimetres(width), height: inchToMillimetres(height) };
}
