import { glyphsOf, type SceneGlyphs } from "../../../design/scene.ts";

/** Letters that follow each other in one line, placed from its first. */
export interface GlyphRow {
  readonly x: number;
  readonly y: number;
  /** "glyph,x,y glyph,x,y ...", so that equal rows are equal values. */
  readonly letters: string;
}

/** A run in its printed lines: a new one begins where the letters go down by more than half their size. */
export function glyphRows(run: SceneGlyphs): readonly GlyphRow[] {
  const rows: { x: number; y: number; letters: string }[] = [];
  for (const { id, x, y } of glyphsOf(run)) {
    let row = rows.at(-1);
    if (!row || Math.abs(y - row.y) > run.size / 2) {
      row = { x, y, letters: "" };
      rows.push(row);
    }
    row.letters += `${row.letters && " "}${id},${x - row.x},${y - row.y}`;
  }
  return rows;
}
