/** Hyphenation points of words. Without data for a language nothing is hyphenated. */
export interface HyphenLibrary {
  /**
   * Indices before which a hyphen may stand, ascending; empty for words that are not to be divided.
   *
   * @param word letters only
   * @param language BCP 47
   */
  points(word: string, language: string): readonly number[];
}

export const noHyphens: HyphenLibrary = { points: () => [] };

/** Patterns as the package `hyphen` stores them: levels, a trie whose ends are indices of levels, and exceptions. */
export type HyphenPatterns = readonly [
  levels: readonly (readonly number[])[],
  trie: HyphenNode,
  exceptions?: Readonly<Record<string, readonly number[]>>,
];
type HyphenNode = { readonly [letter: string]: HyphenNode | number | readonly [HyphenNode, number] };

export interface HyphenRule {
  readonly patterns: HyphenPatterns;
  /** Fewest letters before and after a hyphen. */
  readonly before: number;
  readonly after: number;
}

/** Shorter words stay whole. */
const LEAST_WORD = 5;
/** Longer ones are no words. */
const MOST_WORD = 100;
/** Words that are remembered. */
const MOST_WORDS = 20_000;

/** Liang's algorithm (F. M. Liang, Word Hy-phen-a-tion by Com-put-er, 1983) for words of one language. */
export function divider({ patterns, before, after }: HyphenRule): (word: string) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (word) => {
    if (word.length < LEAST_WORD || word.length > MOST_WORD) return [];
    const lower = word.toLowerCase().replaceAll("\u2019", "'");
    // "İ" becomes two letters: indices would no longer be those of the word.
    if (lower.length !== word.length) return [];
    const found = known.get(lower);
    if (found) return found;
    const points = dividesAt(lower, patterns).filter((at) => at >= before && at <= word.length - after);
    if (known.size >= MOST_WORDS) known.clear();
    known.set(lower, points);
    return points;
  };
}

function dividesAt(word: string, [levels, trie, exceptions]: HyphenPatterns): readonly number[] {
  const exception = exceptions && Object.hasOwn(exceptions, word) ? exceptions[word] : undefined;
  if (exception) return exception;
  const found = new Array<number>(word.length + 1).fill(0);
  const dotted = `.${word}.`;
  for (let start = 0; start < dotted.length; start += 1) {
    // Levels of a pattern at the beginning of words do not count its dot.
    const first = Math.max(0, start - 1);
    for (const level of levelsFrom(dotted, start, trie))
      for (const [index, value] of (levels[level] ?? []).entries())
        found[first + index] = Math.max(found[first + index] ?? 0, value);
  }
  return found.flatMap((level, at) => (level % 2 === 1 ? [at] : []));
}

function* levelsFrom(text: string, start: number, trie: HyphenNode): Generator<number> {
  let node: HyphenNode = trie;
  for (let at = start; at < text.length; at += 1) {
    const next: HyphenNode[string] | undefined = node[text[at] ?? ""];
    if (next === undefined) return;
    if (typeof next === "number") {
      yield next;
      return;
    }
    if (isEnd(next)) {
      yield next[1];
      node = next[0];
    } else node = next;
  }
}

const isEnd = (node: HyphenNode | readonly [HyphenNode, number]): node is readonly [HyphenNode, number] =>
  Array.isArray(node);
