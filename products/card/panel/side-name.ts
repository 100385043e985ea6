import type { Locale } from "../../../core/locale.ts";
import type { SurfaceHead } from "../../../design/document.ts";
import { wordsOf } from "./words.ts";

/** What people call a side: "Innen links", "Seite 4". */
export function sideName({ id, role }: Pick<SurfaceHead, "id" | "role">, locale: Locale): string | null {
  const words = wordsOf(locale);
  const names: Readonly<Record<string, string | undefined>> = words.sides;
  const number = Number(/^page-(\d+)$/.exec(id)?.[1]);
  return names[role] ?? (number > 0 ? words.page(number) : null);
}
