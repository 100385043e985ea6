import { type BreakPoint, type BreakRules, breakPoints } from "./break-points.ts";
import type { FontFace, ShapedGlyph, ShapeSetting } from "./font.ts";
import type { FontRun } from "./font-runs.ts";
import { hasScript, type ShapedText, shaped } from "./shaped-text.ts";

/**
 * One paragraph, shaped as a whole. Lines reuse its glyphs where the shaper says that a cut is safe, and are reshaped
 * elsewhere. All widths in units of the first font.
 */
export interface Paragraph {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly runs: readonly ShapedRun[];
  readonly points: readonly BreakPoint[];
  /** For each index from `start` to `end`: width of all before it. */
  readonly pen: Float64Array;
  /** Clusters that begin before it. */
  readonly clusters: Int32Array;
  /** 1 where a cut leaves the glyphs on both sides as they are. */
  readonly cuts: Uint8Array;
  /** Added behind each cluster but the last of a line. */
  readonly tracking: number;
  readonly setting: ShapeSetting;
}

export interface ShapedRun {
  readonly face: FontFace;
  /** Index among the runs of the whole text. */
  readonly run: number;
  readonly start: number;
  readonly end: number;
  readonly shaped: ShapedText;
  /** Units of the first font for one of this font. */
  readonly scale: number;
}

/** Glyphs of one font in a line. */
export interface LinePart {
  readonly face: FontFace;
  readonly run: number;
  readonly scale: number;
  /** Clusters are indices into the whole text once `offset` is added. */
  readonly glyphs: readonly ShapedGlyph[];
  readonly offset: number;
  readonly end: number;
  readonly width: number;
}

export interface TextSetting extends BreakRules {
  readonly shape: ShapeSetting;
  /** Units of the first font. */
  readonly tracking: number;
}

/** @param runs of the whole text, see `fontRuns` */
export function paragraphOf(
  text: string,
  start: number,
  end: number,
  runs: readonly FontRun[],
  { shape: setting, tracking, ...rules }: TextSetting,
): Paragraph {
  const unitsPerEm = runs[0]?.face.unitsPerEm ?? 1;
  const inside = runs.flatMap((run, index): readonly ShapedRun[] => {
    const [from, to] = [Math.max(start, run.start), Math.min(end, run.end)];
    if (from >= to) return [];
    const { face } = run;
    const shapedRun = shaped(face, text.slice(from, to), setting);
    return [{ face, run: index, start: from, end: to, shaped: shapedRun, scale: unitsPerEm / face.unitsPerEm }];
  });
  const points = breakPoints(text, start, end, rules);
  return { text, start, end, runs: inside, points, ...measures(start, end, inside), tracking, setting };
}

function measures(start: number, end: number, runs: readonly ShapedRun[]) {
  const pen = new Float64Array(end - start + 1);
  const clusters = new Int32Array(end - start + 1);
  const cuts = new Uint8Array(end - start + 1);
  for (const run of runs) {
    const { glyphs, script } = run.shaped;
    const [from, to] = [run.start - start, run.end - start];
    const base = pen[from] ?? 0;
    const count = clusters[from] ?? 0;
    const begins = new Uint8Array(to - from + 1);
    const advances = new Float64Array(to - from + 1);
    for (const { cluster, advance, bound } of glyphs) {
      advances[cluster] = (advances[cluster] ?? 0) + advance;
      if (!begins[cluster]) cuts[from + cluster] = bound || script === "mixed" ? 0 : 1;
      else if (bound) cuts[from + cluster] = 0;
      begins[cluster] = 1;
    }
    cuts[from] = 1;
    let [width, seen] = [0, 0];
    for (let at = 0; at < to - from; at += 1) {
      width += advances[at] ?? 0;
      seen += begins[at] ?? 0;
      pen[from + at + 1] = base + width * run.scale;
      clusters[from + at + 1] = count + seen;
    }
  }
  cuts[end - start] = 1;
  return { pen, clusters, cuts };
}

/** About how wide a line is, without a hyphen; exact where both ends are cuts. */
export function roughWidth({ start, pen, clusters, tracking }: Paragraph, from: number, to: number): number {
  const gaps = (clusters[to - start] ?? 0) - (clusters[from - start] ?? 0) - 1;
  return (pen[to - start] ?? 0) - (pen[from - start] ?? 0) + Math.max(0, gaps) * tracking;
}

/** The parts of a line in the order of the text. */
export function lineParts(paragraph: Paragraph, from: number, to: number, hyphen: boolean): readonly LinePart[] {
  const parts: LinePart[] = [];
  for (const run of paragraph.runs) {
    const [start, end] = [Math.max(from, run.start), Math.min(to, run.end)];
    if (start >= end) continue;
    const ends = hyphen && end === to;
    const { glyphs, offset, width } = ends
      ? hyphenated(paragraph, run, start, end)
      : partOf(paragraph, run, start, end);
    parts.push({ face: run.face, run: run.run, scale: run.scale, glyphs, offset, end, width: width * run.scale });
  }
  return parts;
}

interface PartGlyphs {
  readonly glyphs: readonly ShapedGlyph[];
  readonly offset: number;
  readonly width: number;
}

function partOf(paragraph: Paragraph, run: ShapedRun, start: number, end: number): PartGlyphs {
  const { text, cuts, setting } = paragraph;
  if (start === run.start && end === run.end) return { ...run.shaped, offset: run.start };
  const part = text.slice(start, end);
  const isCut = (cuts[start - paragraph.start] ?? 0) + (end === run.end ? 1 : (cuts[end - paragraph.start] ?? 0)) === 2;
  if (!isCut || !hasScript(run.shaped.script, part)) return { ...shaped(run.face, part, setting), offset: start };
  const { glyphs } = run.shaped;
  const first = firstFrom(glyphs, start - run.start);
  const inside = glyphs.slice(first, firstFrom(glyphs, end - run.start));
  return { glyphs: inside, offset: run.start, width: inside.reduce((sum, { advance }) => sum + advance, 0) };
}

/** Index of the first glyph whose cluster is `cluster` or later; clusters ascend in what is written from the left. */
function firstFrom(glyphs: readonly ShapedGlyph[], cluster: number): number {
  let [low, high] = [0, glyphs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((glyphs[middle]?.cluster ?? 0) < cluster) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const HYPHEN = "-";

/** The hyphen is no sign of the text: it belongs to the last letter. */
function hyphenated({ text, setting }: Paragraph, run: ShapedRun, start: number, end: number): PartGlyphs {
  const part = text.slice(start, end);
  const { glyphs, width } = shaped(run.face, part + HYPHEN, setting);
  const last = glyphs.reduce((most, { cluster }) => (cluster < part.length ? Math.max(most, cluster) : most), 0);
  return {
    glyphs: glyphs.map((glyph) => ({ ...glyph, cluster: Math.min(glyph.cluster, last) })),
    offset: start,
    width,
  };
}

/** A hyphen can only be drawn where the word's font has one. */
export function hasHyphen({ runs }: Paragraph, end: number): boolean {
  const run = runs.find((one) => end > one.start && end <= one.end);
  return run?.face.covers(HYPHEN.charCodeAt(0)) ?? false;
}
