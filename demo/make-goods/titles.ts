import type { LocalText } from "../../services/themes/theme-data.ts";

/** Reads a table of names: finds a title in all six languages by the id. */
export function titlesIn(table: string) {
  const byId = new Map(
    table
      .trim()
      .split("\n")
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([id, es, fr, it, nl]) => [id, { es, fr, it, nl }] as const),
  );
  return (id: string | number, de: string, en: string): LocalText => {
    const others = byId.get(String(id));
    if (!others) throw new Error(`no name of ${id} in the other languages`);
    return { de, en, ...others };
  };
}
