import type { Line } from "./break-lines.ts";
import { isInvisible, writes } from "./coverage.ts";
import type { ShapedWords } from "./text-setting.ts";

/** Characters and words named in one finding or for one text. */
const MOST_NAMED = 20;
/** Longer words are named by their beginning. */
const LONGEST_WORD = 60;

/** Characters that no font of the chain has, each once. */
export function missingCharacters(text: string, { paragraphs }: ShapedWords): readonly string[] {
  const missing = new Set<string>();
  for (const { runs } of paragraphs)
    for (const { face, start, end, shaped } of runs) {
      if (!shaped.glyphs.some(({ id }) => id === 0)) continue;
      const clusters = [...new Set(shaped.glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other);
      const bad = new Set(shaped.glyphs.flatMap(({ id, cluster }) => (id === 0 ? [cluster] : [])));
      for (const [index, cluster] of clusters.entries()) {
        if (missing.size >= MOST_NAMED) return [...missing];
        if (!bad.has(cluster)) continue;
        const letter = text.slice(start + cluster, Math.min(end, start + (clusters[index + 1] ?? end - start)));
        for (const sign of signsWithout(letter, face)) if (missing.size < MOST_NAMED) missing.add(sign.toWellFormed());
      }
    }
  return [...missing];
}

/** Which signs of a letter the font lacks; the whole letter when it has each alone. */
function signsWithout(letter: string, face: Parameters<typeof writes>[0]): readonly string[] {
  const lacking = [...letter].filter((sign) => !writes(face, sign) && !isInvisible(sign.codePointAt(0) ?? 0));
  return lacking.length > 0 ? lacking : [letter];
}

/** Words that had to be broken between letters, each once. */
export function tooWideWords(text: string, lines: readonly Line[]): readonly string[] {
  const words = new Set<string>();
  let known = 0;
  for (const { forced, start, end } of lines) {
    if (!forced || start < known) continue;
    let from = start;
    while (from > 0 && !isSpace(text[from - 1])) from -= 1;
    let to = end;
    while (to < text.length && !isSpace(text[to])) to += 1;
    known = to;
    words.add(shortened(text.slice(from, to)));
    if (words.size >= MOST_NAMED) break;
  }
  return [...words];
}

const isSpace = (sign: string | undefined) => sign === " " || sign === "\n";

const shortened = (word: string) =>
  (word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word).toWellFormed();
