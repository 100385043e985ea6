import { isArray, stringOf } from "../reader/objects.ts";
import { isOperator, Parser } from "../reader/parser.ts";

const LIMIT = 100_000;

/** Glyph code to text out of a ToUnicode map (bfchar and bfrange sections, two-byte codes). */
export function readToUnicode(map: Uint8Array): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  const parser = new Parser(map);
  let operands: unknown[] = [];
  for (let object = parser.next(); object !== undefined && texts.size < LIMIT; object = parser.next()) {
    if (!isOperator(object)) {
      operands.push(object);
      continue;
    }
    const items = operands as Parameters<typeof stringOf>[0][];
    if (object.operator === "endbfchar") {
      for (let at = 0; at + 1 < items.length; at += 2)
        texts.set(code(stringOf(items[at])), utf16(stringOf(items[at + 1])));
    } else if (object.operator === "endbfrange") {
      for (let at = 0; at + 2 < items.length; at += 3) addRange(texts, items.slice(at, at + 3));
    }
    operands = [];
  }
  return texts;
}

function addRange(texts: Map<number, string>, [low, high, to]: Parameters<typeof stringOf>[0][]): void {
  const [first, last] = [code(stringOf(low)), code(stringOf(high))];
  for (let glyph = first; glyph <= last && texts.size < LIMIT; glyph++) {
    if (isArray(to)) texts.set(glyph, utf16(stringOf(to[glyph - first])));
    else {
      const start = utf16(stringOf(to));
      const end = start.charCodeAt(start.length - 1) + glyph - first;
      texts.set(glyph, start.slice(0, -1) + String.fromCharCode(end));
    }
  }
}

function code(bytes: string | null): number {
  return [...(bytes ?? "")].reduce((value, character) => (value * 256 + character.charCodeAt(0)) % 65536, 0);
}

function utf16(bytes: string | null): string {
  return new TextDecoder("utf-16be").decode(Buffer.from(bytes ?? "", "latin1"));
}
