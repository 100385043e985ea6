/**
 * Finds a circle among files: one that imports, over however many steps, itself.
 *
 * @param imports files and what each imports
 * @returns the files of the first circle in order, its first repeated at the end; null when there is none
 */
export function importCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const finished = new Set<string>();
  const path: string[] = [];

  const visit = (file: string): readonly string[] | null => {
    if (finished.has(file)) return null;
    const seen = path.indexOf(file);
    if (seen !== -1) return [...path.slice(seen), file];
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next);
      if (circle !== null) return circle;
    }
    path.pop();
    finished.add(file);
    return null;
  };

  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle !== null) return circle;
  }
  return null;
}
