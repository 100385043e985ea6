/** A number of prints as people type it, from 1; null for anything else: "0", "1e3", "2,5", or too many. */
export function readCount(typed: string, most: number): number | null {
  const digits = typed.replace(/[\s.,'’](?=\d{3}(?!\d))/g, "").trim();
  if (!/^[1-9]\d{0,5}$/.test(digits)) return null;
  const count = Number(digits);
  return count <= most ? count : null;
}
