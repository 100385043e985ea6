import type { SceneGlyph } from "../../design/scene.ts";

/**
 * Which part of the text each glyph of a run stands for: the first glyph of a cluster carries the cluster's text, the
 * others of it carry none. Clusters may run backwards (right-to-left scripts).
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
