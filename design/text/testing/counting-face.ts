import type { FontFace, FontLibrary, ShapedGlyph } from "../font.ts";

/** A font of ten units an em for letters from " " to "z", or another range. Counts its shapings. */
export function countingFace(letters: readonly [first: string, last: string] = [" ", "z"], hash = "a".repeat(64)) {
  let calls = 0;
  const face: FontFace = {
    key: `counting ${letters.join("")}`,
    hash,
    unitsPerEm: 10,
    ascender: 8,
    descender: -2,
    lineGap: 0,
    bytes: new Uint8Array(),
    covers: (codePoint) =>
      codePoint >= (letters[0].codePointAt(0) ?? 0) && codePoint <= (letters[1].codePointAt(0) ?? 0),
    shape: (text, start, end) => {
      calls += 1;
      return [...text.slice(start, end)].map((letter, index) => glyphOf(letter, start + index));
    },
    glyphPath: () => "",
  };
  return { face, calls: () => calls };
}

/** Each letter is one to ten units wide, by its code. */
export const widthOf = (letter: string): number => ((letter.codePointAt(0) ?? 0) % 10) + 1;

const glyphOf = (letter: string, cluster: number): ShapedGlyph => {
  return { id: letter.codePointAt(0) ?? 0, cluster, advance: widthOf(letter), xOffset: 0, yOffset: 0, bound: false };
};

export const libraryOf = (...chain: readonly FontFace[]): FontLibrary => ({
  get: (hash) => chain.find((face) => face.hash === hash),
  chain: (key) => (key === "fake" ? chain : []),
});
