/** Where words may be divided. The patterns of a language are loaded before they are needed and then used at once. */
export interface HyphenLibrary {
  /** Indices in `word` before which a hyphen may be put; none where the language's patterns are not loaded. */
  points(word: string, language: string): readonly number[];
}

export const noHyphens: HyphenLibrary = { points: () => [] };
