import type { ByteSource } from "../../byte-source.ts";
import type { PdfObject } from "./objects.ts";
import { isOperator, Parser } from "./parser.ts";

const FIRST_WINDOW = 4 * 1024;
const LAST_WINDOW = 16 << 20;

export interface IndirectObject {
  readonly number: number;
  readonly value: PdfObject;
}

/**
 * The object that begins at an offset ("12 0 obj ..."), or null when there is none. Reads a window and a larger one
 * when the object does not end inside it; stream data are not read, only located.
 */
export async function objectAt(source: ByteSource, offset: number): Promise<IndirectObject | null> {
  if (!Number.isSafeInteger(offset) || offset < 0 || offset >= source.size) return null;
  for (let length = FIRST_WINDOW; ; length = Math.min(length * 8, LAST_WINDOW)) {
    const window = await source.read(offset, length);
    const whole = window.length < length || length === LAST_WINDOW;
    const found = parseObject(window, offset, whole);
    if (found !== "cut") return found;
  }
}

function parseObject(window: Uint8Array, offset: number, whole: boolean): IndirectObject | null | "cut" {
  const parser = new Parser(window);
  const [number, generation, keyword] = [parser.next(), parser.next(), parser.next()];
  if (typeof number !== "number" || typeof generation !== "number" || !isOperator(keyword, "obj")) return null;
  const value = parser.next();
  if (value === undefined || isOperator(value)) return whole ? null : "cut";
  const next = parser.next();
  // Up to here the window must hold everything, and after a dictionary the word that follows with its line end.
  if (!whole && parser.lexer.position + 2 >= window.length) return "cut";
  if (!isOperator(next, "stream")) return { number, value };
  if (typeof value !== "object" || value === null || !("kind" in value) || value.kind !== "dictionary") return null;
  return {
    number,
    value: { kind: "stream", dictionary: value, start: offset + dataStart(window, parser.lexer.position) },
  };
}

/** The word `stream` is followed by a line feed, with or without a carriage return before it. */
function dataStart(window: Uint8Array, position: number): number {
  if (window[position] === 13) return position + (window[position + 1] === 10 ? 2 : 1);
  return position + (window[position] === 10 ? 1 : 0);
}
