import { type Contour, contoursOf, holdsBox } from "./contour.ts";
import type { FindingBody } from "./finding.ts";
import type { Point, Rect } from "./geometry.ts";
import { letterBox } from "./ink-of.ts";
import { inscribedRect } from "./inscribed-rect.ts";
import type { SurfaceLayout } from "./layout.ts";
import { aroundPoints, contains } from "./rect.ts";
import { flatItems, glyphsOf, type SceneGlyphs, type SceneItem } from "./scene.ts";

/** The paper of a side after punching, from the trim's top left corner. */
interface Paper {
  readonly contours: readonly Contour[];
  /** Holds no edge of it: words in here need no closer look. */
  readonly middle: Rect | null;
}

const known = new WeakMap<SurfaceLayout, Paper | null>();

/** Words of one element that its punching cuts through or away; none on a side that is cut straight. */
export function cutAwayWords(items: readonly SceneItem[], layout: SurfaceLayout): readonly FindingBody[] {
  const paper = paperOf(layout);
  if (!paper) return [];
  const runs = [...flatItems(items)].filter((item) => item.type === "glyphs");
  const letters = runs.flatMap((run) => lettersOf(run, layout));
  const ink = aroundPoints(letters.flatMap(({ box }) => box));
  if (!ink || (paper.middle && contains(paper.middle, ink))) return [];
  const cut = letters.filter(
    ({ box }) =>
      !holdsBox(
        paper.contours,
        box.map((corner) => endingAtFold(corner, layout)),
      ),
  );
  const words = new Set(cut.map(({ run, at }) => wordAt(run.text, at)));
  return words.size > 0 ? [{ reason: "words-cut-away", words: [...words], ink }] : [];
}

function paperOf(layout: SurfaceLayout): Paper | null {
  const before = known.get(layout);
  if (before !== undefined) return before;
  const cuts = layout.lines?.filter(({ plate }) => plate === "CutContour") ?? [];
  const contours = cuts.flatMap(({ path }) => contoursOf(path));
  const middle = cuts.length === 1 && contours.length === 1 ? inscribedRect(cuts[0]?.path ?? "") : null;
  const paper = contours.length > 0 ? { contours, middle } : null;
  known.set(layout, paper);
  return paper;
}

interface Letter {
  readonly run: SceneGlyphs;
  /** Its place in the text. */
  readonly at: number;
  /** Corners, from the trim's top left corner. */
  readonly box: readonly Point[];
}

function lettersOf(run: SceneGlyphs, { bleed }: SurfaceLayout): readonly Letter[] {
  return glyphsOf(run).flatMap((glyph): readonly Letter[] => {
    if ((run.text[glyph.cluster] ?? "").trim() === "") return [];
    const box = letterBox(run, glyph).map(({ x, y }) => ({ x: x - bleed.left, y: y - bleed.top }));
    return [{ run, at: glyph.cluster, box }];
  });
}

/** Paper that continues at a fold is not punched: a letter there ends at its side's edge. */
function endingAtFold({ x, y }: Point, { bleed, trim }: SurfaceLayout): Point {
  const within = (at: number, length: number, before: number, after: number) =>
    Math.min(Math.max(at, before === 0 ? 1 : at), after === 0 ? length - 1 : Infinity);
  return { x: within(x, trim.width, bleed.left, bleed.right), y: within(y, trim.height, bleed.top, bleed.bottom) };
}

/** The word around a letter, between spaces. */
function wordAt(text: string, at: number): string {
  const isSpace = (place: number) => (text[place] ?? "").trim() === "";
  let [from, to] = [at, at];
  while (from > 0 && !isSpace(from - 1)) from--;
  while (to < text.length && !isSpace(to)) to++;
  return text.slice(from, to);
}
