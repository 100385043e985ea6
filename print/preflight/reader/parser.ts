import { Lexer, type Token } from "./lexer.ts";
import type { PdfDictionary, PdfObject } from "./objects.ts";

/** Deeper nesting than any producer writes; beyond it a hostile file would exhaust the stack. */
const DEPTH_LIMIT = 64;
const ITEM_LIMIT = 1_000_000;

export interface Operator {
  readonly kind: "operator";
  readonly operator: string;
}

/** Reads objects out of bytes; keywords that are no objects come back as operators. Never throws. */
export class Parser {
  readonly lexer: Lexer;
  #ahead: Token[] = [];

  constructor(bytes: Uint8Array, position = 0) {
    this.lexer = new Lexer(bytes, position);
  }

  /** The next object or operator, or undefined at the end. */
  next(depth = 0): PdfObject | Operator | undefined {
    const token = this.#token();
    if (token.type === "end") return undefined;
    if (token.type === "number") return this.#numberOrReference(token.value);
    if (token.type === "name") return { kind: "name", name: token.value };
    if (token.type === "string") return { kind: "string", bytes: token.value };
    if (token.value === "[") return depth < DEPTH_LIMIT ? this.#array(depth + 1) : null;
    if (token.value === "<<") return depth < DEPTH_LIMIT ? this.#dictionary(depth + 1) : null;
    if (token.value === "true" || token.value === "false") return token.value === "true";
    if (token.value === "null") return null;
    // An unexpected byte must not stop the parser.
    if (token.value === "") this.lexer.position++;
    return { kind: "operator", operator: token.value };
  }

  #token(): Token {
    return this.#ahead.shift() ?? this.lexer.next();
  }

  #numberOrReference(value: number): PdfObject {
    if (!Number.isInteger(value) || value < 0) return value;
    const second = this.#peek(0);
    if (second.type !== "number") return value;
    const third = this.#peek(1);
    if (third.type !== "keyword" || third.value !== "R") return value;
    this.#ahead = this.#ahead.slice(2);
    return { kind: "reference", object: value };
  }

  #peek(index: number): Token {
    while (this.#ahead.length <= index) this.#ahead.push(this.lexer.next());
    return this.#ahead[index] as Token;
  }

  #array(depth: number): PdfObject {
    const items: PdfObject[] = [];
    while (items.length < ITEM_LIMIT) {
      const item = this.next(depth);
      if (item === undefined || isOperator(item, "]")) break;
      if (!isOperator(item)) items.push(item);
    }
    return items;
  }

  #dictionary(depth: number): PdfDictionary {
    const entries = new Map<string, PdfObject>();
    while (entries.size < ITEM_LIMIT) {
      const key = this.next(depth);
      if (key === undefined || isOperator(key, ">>")) break;
      if (typeof key !== "object" || key === null || !("kind" in key) || key.kind !== "name") continue;
      const value = this.next(depth);
      if (value === undefined || isOperator(value, ">>")) break;
      if (!isOperator(value)) entries.set(key.name, value);
    }
    return { kind: "dictionary", entries };
  }
}

export function isOperator(object: PdfObject | Operator | undefined, operator?: string): object is Operator {
  if (typeof object !== "object" || object === null || !("kind" in object) || object.kind !== "operator") return false;
  return operator === undefined || object.operator === operator;
}
