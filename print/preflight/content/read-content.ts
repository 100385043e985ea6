import { boxOf, intersection, unitCorners } from "../geometry.ts";
import { isSpace } from "../reader/lexer.ts";
import type { PdfObject } from "../reader/objects.ts";
import { isOperator, Parser } from "../reader/parser.ts";
import { colourOperators } from "./colour-operators.ts";
import { graphicsOperators } from "./graphics-operators.ts";
import { objectOperators } from "./object-operators.ts";
import { pathOperators } from "./path-operators.ts";
import type { OperatorTable, Reading } from "./reading.ts";
import { paintOf } from "./state.ts";
import { textOperators } from "./text-operators.ts";

const OPERAND_LIMIT = 64;

const operators = new Map(
  [graphicsOperators, pathOperators, colourOperators, textOperators, objectOperators].flatMap((table: OperatorTable) =>
    Object.entries(table),
  ),
);

/** Reads a content stream operator by operator and collects what it paints. Unknown operators paint nothing. */
export async function readContent(reading: Reading, content: Uint8Array): Promise<void> {
  const parser = new Parser(content);
  let operands: PdfObject[] = [];
  for (let object = parser.next(); object !== undefined; object = parser.next()) {
    if (!isOperator(object)) {
      if (operands.length < OPERAND_LIMIT) operands.push(object);
      continue;
    }
    if (--reading.library.budget < 0) {
      reading.library.damage.add("content-too-long");
      return;
    }
    if (object.operator === "ID") skipInlineImage(reading, parser);
    else {
      const done = operators.get(object.operator)?.(reading, operands);
      if (done) await done;
    }
    operands = [];
  }
}

/** Pixels are between `ID` and `EI` with an unknown length, so the first separate EI ends them. */
function skipInlineImage({ marks, state }: Reading, parser: Parser): void {
  const { bytes } = parser.lexer;
  let at = parser.lexer.position + 1;
  const lonely = () => {
    const next = bytes[at + 2];
    return (
      bytes[at] === 0x45 &&
      bytes[at + 1] === 0x49 &&
      isSpace(bytes[at - 1] ?? 0) &&
      (next === undefined || isSpace(next))
    );
  };
  while (at < bytes.length && !lonely()) at++;
  parser.lexer.position = at + 2;
  const box = intersection(state.clip, boxOf(unitCorners(state.matrix)));
  marks.push({
    kind: "image",
    image: null,
    matrix: state.matrix,
    clip: state.clip,
    cuts: state.cuts,
    box,
    paint: paintOf(state, "fill"),
  });
}
