import type { TextElement } from "../document.ts";
import type { FindingBody } from "../finding.ts";
import type { Rect } from "../geometry.ts";
import type { SceneGlyphs } from "../scene.ts";
import type { Line } from "./break-lines.ts";
import { chainFor, fitWords, LEAST_TYPE } from "./fit-text.ts";
import { glyphItems } from "./glyph-items.ts";
import { missingCharacters, tooWideWords } from "./text-findings.ts";
import { linesFor, roomFor, type ShapedWords, shapeWords, type TextMaterial } from "./text-setting.ts";

export type { TextMaterial } from "./text-setting.ts";

export interface CompiledText {
  readonly items: readonly SceneGlyphs[];
  readonly findings: readonly FindingBody[];
}

/**
 * Shapes a text into runs of glyphs, one for each stretch of one font. It never fails: what does not fit or has no sign
 * is drawn as well as it can be and is a finding.
 *
 * @param frame on the page, micrometres
 * @param clip on the page
 */
export function compileText(element: TextElement, frame: Rect, clip: Rect, material: TextMaterial): CompiledText {
  if (element.text === "") return { items: [], findings: [] };
  const unknown = material.fonts.chain(element.font).length === 0;
  const fontFindings: FindingBody[] = unknown ? [{ reason: "font-unknown", font: element.font }] : [];
  const [face, ...more] = chainFor(element.font, material.fonts);
  if (!face) return { items: [], findings: fontFindings };
  const words = shapeWords(element, [face, ...more], material.hyphens);
  const size = sizeOf(element, frame, words);
  const lines = linesFor(words, frame.width, size);
  const needs = roomFor(words, lines, size);
  const free = Math.max(0, frame.height - needs.height);
  const top = frame.y + { top: 0, middle: Math.floor(free / 2), bottom: free }[element.stand];
  return {
    items: glyphItems(words, lines, { element, size, frame: { ...frame, y: top }, clip }),
    findings: [
      ...fontFindings,
      ...findingsOf(element, words, lines),
      ...(needs.height > frame.height ? [{ reason: "text-overflow", needs } as const] : []),
    ],
  };
}

/** A text that may shrink takes the largest size that fits, or the smallest that is printed. */
function sizeOf({ fit, size }: TextElement, frame: Rect, words: ShapedWords): number {
  if (fit === "report") return size;
  return fitWords(words, frame, size, LEAST_TYPE)?.size ?? Math.min(size, LEAST_TYPE);
}

function findingsOf({ text }: TextElement, words: ShapedWords, lines: readonly Line[]): readonly FindingBody[] {
  const characters = missingCharacters(text, words);
  const wide = tooWideWords(text, lines);
  return [
    ...(characters.length > 0 ? [{ reason: "characters-missing", characters } as const] : []),
    ...wide.map((word) => ({ reason: "word-too-wide", word }) as const),
  ];
}
