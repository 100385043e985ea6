import type { Locale } from "../../../core/locale.ts";
import type { SurfaceHead } from "../../../design/document.ts";
import { wordsOf } from "./words.ts";

type Head = Pick<SurfaceHead, "id" | "role">;

/** Common name of adjacent sides: "Außen", "Innen", "Seite 4, 5". */
export function openingName(sides: readonly Head[], locale: Locale): string | null {
  const words = wordsOf(locale);
  const [first, second] = sides;
  if (!first) return null;
  if (sides.some(({ role }) => role === "front") && second) return words.outside;
  if (first.role.startsWith("inside-") && second) return words.inside;
  const numbers = sides.flatMap(({ id }) => /^page-(\d+)$/.exec(id)?.[1] ?? []);
  if (numbers.length > 0) return words.page({ number: numbers.join(", ") });
  const names: Readonly<Record<string, string | undefined>> = words.sides;
  return names[first.role] ?? null;
}
