import type { Outcome } from "../../core/outcome.ts";
import { done, failed } from "../../core/outcome.ts";
import type { TextElement } from "../document.ts";
import type { Rect } from "../geometry.ts";
import type { SurfaceLayout } from "../layout.ts";
import type { SceneGlyph, SceneGlyphs } from "../scene.ts";
import { onPage, pictureArea } from "../surface-geometry.ts";
import { breakLines, type Line } from "./break-lines.ts";
import type { FontFace, FontLibrary } from "./font.ts";

export type TextFailure =
  /** The font is not in the library that was passed to `compile`. */
  | { readonly reason: "font-missing"; readonly element: string; readonly font: string }
  /** The font lacks this character. */
  | { readonly reason: "character-missing"; readonly element: string; readonly character: string }
  /** The text needs more room than its frame has, micrometres. Nothing is ever cut off silently. */
  | { readonly reason: "text-overflow"; readonly element: string; readonly needs: { width: number; height: number } };

/** Shapes a text into one run of glyphs, lines from the top of its frame. An empty text leaves nothing. */
export function compileText(
  element: TextElement,
  layout: SurfaceLayout,
  fonts: FontLibrary,
): Outcome<readonly SceneGlyphs[], TextFailure> {
  const font = fonts.get(element.font);
  if (!font) return failed({ reason: "font-missing", element: element.id, font: element.font });
  const frame = onPage(layout, element.frame);
  const lines = breakLines(font, element.text, (frame.width * font.unitsPerEm) / element.size);
  const missing = lines.flatMap((line) => line.glyphs).find((glyph) => glyph.id === 0);
  if (missing)
    return failed({
      reason: "character-missing",
      element: element.id,
      character: characterAt(element, missing.cluster),
    });
  const needs = roomFor(lines, font, element.size);
  if (needs.width > frame.width || needs.height > frame.height) {
    return failed({ reason: "text-overflow", element: element.id, needs });
  }
  const glyphs = lines.flatMap((line, index) => setLine(line, index, { element, font, frame }));
  if (glyphs.length === 0) return done([]);
  const { id, size, colour, text } = element;
  return done([{ type: "glyphs", element: id, font: font.key, size, colour, text, glyphs, clip: pictureArea(layout) }]);
}

interface Setting {
  readonly element: TextElement;
  readonly font: FontFace;
  readonly frame: Rect;
}

/** Every glyph is rounded from its exact place, so that errors do not add up along the line. */
function setLine(line: Line, index: number, { element, font, frame }: Setting): readonly SceneGlyph[] {
  const scale = (units: number) => (units * element.size) / font.unitsPerEm;
  const left = frame.x + indent(element.align, frame.width - scale(line.width));
  const baseline = frame.y + scale(font.ascender + index * lineHeight(font));
  let pen = 0;
  return line.glyphs.map(({ id, cluster, advance, xOffset, yOffset }) => {
    const x = Math.round(left + scale(pen + xOffset));
    pen += advance;
    return { id, cluster, x, y: Math.round(baseline - scale(yOffset)) };
  });
}

function indent(align: TextElement["align"], room: number): number {
  if (align === "start") return 0;
  return align === "centre" ? room / 2 : room;
}

const lineHeight = ({ ascender, descender, lineGap }: FontFace) => ascender - descender + lineGap;

/** What lines set in this size need, micrometres. */
export function roomFor(lines: readonly Line[], font: FontFace, size: number) {
  const width = Math.max(...lines.map((line) => line.width));
  const height = (lines.length - 1) * lineHeight(font) + font.ascender - font.descender;
  return { width: Math.ceil((width * size) / font.unitsPerEm), height: Math.ceil((height * size) / font.unitsPerEm) };
}

const characterAt = ({ text }: TextElement, index: number) => String.fromCodePoint(text.codePointAt(index) ?? 0);
