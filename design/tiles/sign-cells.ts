/** Letters and digits, five cells wide and seven high; a row is five bits, the leftmost is the highest. */
const signs: Readonly<Record<string, readonly number[]>> = {
  "0": [14, 17, 17, 17, 17, 17, 14],
  "1": [4, 12, 4, 4, 4, 4, 14],
  "2": [14, 17, 1, 2, 4, 8, 31],
  "3": [30, 1, 1, 14, 1, 1, 30],
  "4": [2, 6, 10, 18, 31, 2, 2],
  "5": [31, 16, 30, 1, 1, 17, 14],
  "6": [6, 8, 16, 30, 17, 17, 14],
  "7": [31, 1, 2, 4, 8, 8, 8],
  "8": [14, 17, 17, 14, 17, 17, 14],
  "9": [14, 17, 17, 15, 1, 2, 12],
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 14],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 17, 25, 21, 19, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  Q: [14, 17, 17, 17, 21, 18, 13],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 27, 17],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  Z: [31, 1, 2, 4, 8, 16, 31],
};
const [WIDTH, HEIGHT] = [5, 7];

/** More of them would leave photos too small to be seen. */
export const MOST_SIGNS = 4;

/** The letters and digits of a text that can be laid of tiles. */
export const signsIn = (text: string): string =>
  [...text.toUpperCase()]
    .filter((sign) => Object.hasOwn(signs, sign))
    .slice(0, MOST_SIGNS)
    .join("");

/** A rectangle in cells. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The cells of some signs beside each other, an empty column between two. */
export function cellsOf(text: string) {
  const all = [...signsIn(text)];
  const cells = all.flatMap((sign, at) =>
    (signs[sign] ?? []).flatMap((row, y) =>
      Array.from({ length: WIDTH }, (_, x) => x)
        .filter((x) => row & (1 << (WIDTH - 1 - x)))
        .map((x): Cell => ({ x: at * (WIDTH + 1) + x, y, width: 1, height: 1 })),
    ),
  );
  return { cells, columns: Math.max(1, all.length * (WIDTH + 1) - 1), rows: HEIGHT };
}
