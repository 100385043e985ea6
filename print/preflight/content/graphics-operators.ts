import { multiply } from "../geometry.ts";
import { dictionaryOf, nameOf, numberOf, type PdfDictionary } from "../reader/objects.ts";
import { matrixOf, numeric, type OperatorTable, type Reading } from "./reading.ts";

const STACK_LIMIT = 512;

/** Graphics state operators (ISO 32000-1, 8.4.4). */
export const graphicsOperators: OperatorTable = {
  q(reading) {
    if (reading.stack.length < STACK_LIMIT) reading.stack.push(reading.state);
  },
  Q(reading) {
    reading.state = reading.stack.pop() ?? reading.state;
  },
  cm(reading, operands) {
    reading.state = { ...reading.state, matrix: multiply(matrixOf(operands), reading.state.matrix) };
  },
  w(reading, operands) {
    reading.state = { ...reading.state, lineWidth: numeric(operands, 0) };
  },
  async gs(reading, operands) {
    const { file } = reading.library;
    const states = dictionaryOf(await file.entry(dictionaryOf(reading.resources), "ExtGState"));
    const state = dictionaryOf(await file.entry(states, nameOf(operands[0]) ?? ""));
    if (state) await applyState(reading, state);
  },
};

async function applyState(reading: Reading, given: PdfDictionary): Promise<void> {
  const { file } = reading.library;
  const entry = (key: string) => file.entry(given, key);
  const before = reading.state;
  const stroke = await entry("OP");
  // The lower-case entry speaks for fills; alone, the upper-case one speaks for both.
  const fill = given.entries.has("op") ? await entry("op") : stroke;
  const blend = await entry("BM");
  const mask = given.entries.has("SMask") ? await entry("SMask") : undefined;
  reading.state = {
    ...before,
    lineWidth: numberOf(await entry("LW")) ?? before.lineWidth,
    overprintStroke: typeof stroke === "boolean" ? stroke : before.overprintStroke,
    overprintFill: typeof fill === "boolean" ? fill : before.overprintFill,
    overprintMode: numberOf(await entry("OPM")) ?? before.overprintMode,
    strokeAlpha: numberOf(await entry("CA")) ?? before.strokeAlpha,
    fillAlpha: numberOf(await entry("ca")) ?? before.fillAlpha,
    blend: nameOf(Array.isArray(blend) ? blend[0] : blend) ?? before.blend,
    softMask: mask === undefined ? before.softMask : nameOf(mask) !== "None",
  };
}
