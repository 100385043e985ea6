import type { SceneGlyph } from "../../design/scene.ts";

/**
 * The text of each glyph in a run: the first glyph of a cluster carries the cluster's text, its others none. Clusters
 * may run backwards (right-to-left scripts).
 */
export function glyphTexts(text: string, glyphs: readonly SceneGlyph[]): readonly string[] {
  const starts = [...new Set(glyphs.map((glyph) => glyph.cluster))].sort((one, other) => one - other);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  const told = new Set<number>();
  return glyphs.map(({ cluster }) => {
    if (told.has(cluster)) return "";
    told.add(cluster);
    return text.slice(cluster, ends.get(cluster));
  });
}
