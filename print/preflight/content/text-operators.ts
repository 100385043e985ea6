import { applied, boxOf, type Corner, identity, intersection, type Matrix, multiply } from "../geometry.ts";
import { fontFacts } from "../inspect/fonts.ts";
import type { FontFacts } from "../inspection.ts";
import { dictionaryOf, isArray, isReference, nameOf, stringOf } from "../reader/objects.ts";
import { matrixOf, numeric, type Operands, type OperatorTable, type Reading } from "./reading.ts";
import { paintOf, type TextState } from "./state.ts";

/** Height of letters above and below their baseline, in ems; generous enough for accents and descenders. */
const ABOVE = 0.8;
const BELOW = 0.2;
const INVISIBLE = 3;

/** Text state, positioning and showing (ISO 32000-1, 9.3 and 9.4). */
export const textOperators: OperatorTable = {
  BT: (reading) => place(reading, identity),
  ET() {},
  Tc: (reading, operands) => setText(reading, { characterSpace: numeric(operands, 0) }),
  Tw: (reading, operands) => setText(reading, { wordSpace: numeric(operands, 0) }),
  Tz: (reading, operands) => setText(reading, { scale: numeric(operands, 0) / 100 }),
  TL: (reading, operands) => setText(reading, { leading: numeric(operands, 0) }),
  Tr: (reading, operands) => setText(reading, { mode: numeric(operands, 0) }),
  Ts: (reading, operands) => setText(reading, { rise: numeric(operands, 0) }),
  Tf: chooseFont,
  Td: (reading, operands) => move(reading, numeric(operands, 0), numeric(operands, 1)),
  TD(reading, operands) {
    setText(reading, { leading: -numeric(operands, 1) });
    move(reading, numeric(operands, 0), numeric(operands, 1));
  },
  Tm: (reading, operands) => place(reading, matrixOf(operands)),
  "T*": nextLine,
  Tj: (reading, operands) => show(reading, stringOf(operands[0]) ?? ""),
  TJ: showSpaced,
  "'"(reading, operands) {
    nextLine(reading);
    show(reading, stringOf(operands[0]) ?? "");
  },
  '"'(reading, operands) {
    setText(reading, { wordSpace: numeric(operands, 0), characterSpace: numeric(operands, 1) });
    nextLine(reading);
    show(reading, stringOf(operands[2]) ?? "");
  },
};

function setText(reading: Reading, change: Partial<TextState>): void {
  reading.state = { ...reading.state, text: { ...reading.state.text, ...change } };
}

function place(reading: Reading, matrix: Matrix): void {
  reading.textMatrix = matrix;
  reading.lineMatrix = matrix;
}

function move(reading: Reading, x: number, y: number): void {
  place(reading, multiply([1, 0, 0, 1, x, y], reading.lineMatrix));
}

function nextLine(reading: Reading): void {
  move(reading, 0, -reading.state.text.leading);
}

async function chooseFont(reading: Reading, operands: Operands): Promise<void> {
  const { file, fonts } = reading.library;
  const list = dictionaryOf(await file.entry(dictionaryOf(reading.resources), "Font"));
  const given = list?.entries.get(nameOf(operands[0]) ?? "");
  const font = isReference(given) ? given.object : null;
  const dictionary = dictionaryOf(await file.resolve(given));
  let facts: FontFacts | null = (font !== null && fonts.get(font)) || null;
  if (!facts && dictionary) facts = await fontFacts(file, dictionary);
  if (facts && font !== null) fonts.set(font, facts);
  setText(reading, { font, facts, size: numeric(operands, 1) });
}

function showSpaced(reading: Reading, operands: Operands): void {
  const { size, scale } = reading.state.text;
  for (const piece of isArray(operands[0]) ? operands[0] : []) {
    if (typeof piece === "number") advance(reading, (-piece / 1000) * size * scale);
    else show(reading, stringOf(piece) ?? "");
  }
}

function advance(reading: Reading, distance: number): void {
  reading.textMatrix = multiply([1, 0, 0, 1, distance, 0], reading.textMatrix);
}

function show(reading: Reading, bytes: string): void {
  const { state, marks } = reading;
  const { text } = state;
  const glyphs = codes(bytes, text.facts?.byGlyph ?? false);
  if (glyphs.length === 0) return;
  const origins: Corner[] = [];
  const extent: Corner[] = [];
  for (const glyph of glyphs) {
    const page = multiply(reading.textMatrix, state.matrix);
    const width = ((text.facts?.width(glyph) ?? 500) / 1000) * text.size;
    origins.push(applied(page, [0, text.rise]));
    for (const x of [0, width * text.scale]) {
      for (const y of [ABOVE, -BELOW]) extent.push(applied(page, [x, text.rise + y * text.size]));
    }
    const space = text.characterSpace + (bytes.length === glyphs.length && glyph === 32 ? text.wordSpace : 0);
    advance(reading, (width + space) * text.scale);
  }
  const [, , c, d] = multiply(reading.textMatrix, state.matrix);
  marks.push({
    kind: "text",
    box: intersection(state.clip, boxOf(extent)),
    cuts: state.cuts,
    font: text.font,
    colour: state.fill,
    size: Math.abs(text.size) * Math.hypot(c, d),
    glyphs,
    origins,
    invisible: text.mode === INVISIBLE,
    paint: paintOf(state, "fill"),
  });
}

function codes(bytes: string, twoBytes: boolean): number[] {
  if (!twoBytes) return [...bytes].map((character) => character.charCodeAt(0));
  const glyphs: number[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) glyphs.push(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1));
  return glyphs;
}
