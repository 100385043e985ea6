/**
 * The name that was probably meant: another spelling (`formattype`, `format_type`), or one or two typing mistakes away.
 * Null when none is near.
 */
export function nearestName(written: string, names: readonly string[]): string | null {
  const plain = plainName(written);
  let best: { readonly name: string; readonly distance: number } | null = null;
  for (const name of names) {
    const distance = editDistance(plain, plainName(name));
    if (distance < (best?.distance ?? 1 + Math.min(2, Math.floor(name.length / 3)))) best = { name, distance };
  }
  return best?.name ?? null;
}

/** The caller controls the length of a name, so it is cut. */
const plainName = (name: string): string => name.slice(0, 60).toLowerCase().replaceAll(/[-_]/g, "");

/** Letters to put in, take out or change (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
