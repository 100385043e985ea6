import type { TextElement } from "../document.ts";
import type { FindingBody } from "../finding.ts";
import type { Rect } from "../geometry.ts";
import type { SceneGlyphs } from "../scene.ts";
import type { Line } from "./break-lines.ts";
import { glyphItems } from "./glyph-items.ts";
import { missingCharacters, tooWideWords } from "./text-findings.ts";
import { layoutText } from "./text-layout.ts";
import type { ShapedWords, TextMaterial } from "./text-setting.ts";

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
  const layout = layoutText(element, frame, material);
  if (!layout) return { items: [], findings: fontFindings };
  const { words, lines, size, needs, top } = layout;
  return {
    items: glyphItems(words, lines, { element, size, frame: { ...frame, y: frame.y + top }, clip }),
    findings: [
      ...fontFindings,
      ...findingsOf(element, words, lines),
      ...(needs.height > frame.height ? [{ reason: "text-overflow", needs } as const] : []),
    ],
  };
}

function findingsOf({ text }: TextElement, words: ShapedWords, lines: readonly Line[]): readonly FindingBody[] {
  const characters = missingCharacters(text, words);
  const wide = tooWideWords(text, lines);
  return [
    ...(characters.length > 0 ? [{ reason: "characters-missing", characters } as const] : []),
    ...wide.map((word) => ({ reason: "word-too-wide", word }) as const),
  ];
}
