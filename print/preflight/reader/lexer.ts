/** Pieces of PDF syntax. Strings and names come decoded, as Latin-1 characters. */
export type Token =
  | { readonly type: "number"; readonly value: number }
  | { readonly type: "name" | "string" | "keyword"; readonly value: string }
  | { readonly type: "end" };

const END: Token = { type: "end" };
const STRING_LIMIT = 1 << 20;

/** Reads tokens from bytes. Never throws; unknown bytes become keywords, unfinished things end at the end. */
export class Lexer {
  readonly bytes: Uint8Array;
  position: number;

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  next(): Token {
    this.#skipSpace();
    const byte = this.bytes[this.position];
    if (byte === undefined) return END;
    const character = String.fromCharCode(byte);
    if (character === "/") return { type: "name", value: this.#name() };
    if (character === "(") return { type: "string", value: this.#literal() };
    if (character === "<") return this.bytes[this.position + 1] === 0x3c ? this.#take(2) : this.#hexadecimal();
    if (character === ">") return this.#take(this.bytes[this.position + 1] === 0x3e ? 2 : 1);
    if ("[]{})".includes(character)) return this.#take(1);
    return this.#word();
  }

  #take(length: number): Token {
    const value = String.fromCharCode(...this.bytes.subarray(this.position, this.position + length));
    this.position += length;
    return { type: "keyword", value };
  }

  #skipSpace(): void {
    for (;;) {
      const byte = this.bytes[this.position];
      if (byte === undefined) return;
      if (byte === 0x25) this.#skipComment();
      else if (isSpace(byte)) this.position++;
      else return;
    }
  }

  #skipComment(): void {
    while (this.position < this.bytes.length && this.bytes[this.position] !== 10 && this.bytes[this.position] !== 13) {
      this.position++;
    }
  }

  #regular(): string {
    const start = this.position;
    while (this.position < this.bytes.length && isRegular(this.bytes[this.position] as number)) this.position++;
    return Buffer.from(this.bytes.subarray(start, this.position)).toString("latin1");
  }

  #word(): Token {
    const value = this.#regular();
    if (/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(value)) return { type: "number", value: Number(value) };
    return { type: "keyword", value };
  }

  #name(): string {
    this.position++;
    return this.#regular().replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }

  #hexadecimal(): Token {
    const end = this.bytes.indexOf(0x3e, this.position);
    const stop = end === -1 ? this.bytes.length : end;
    const digits = Buffer.from(this.bytes.subarray(this.position + 1, stop))
      .toString("latin1")
      .replace(/[^0-9a-fA-F]/g, "");
    this.position = stop + 1;
    return { type: "string", value: Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex").toString("latin1") };
  }

  #literal(): string {
    this.position++;
    const characters: number[] = [];
    for (let depth = 1; this.position < this.bytes.length && characters.length < STRING_LIMIT; ) {
      const byte = this.bytes[this.position++] as number;
      if (byte === 0x5c) this.#escape(characters);
      else {
        if (byte === 0x28) depth++;
        if (byte === 0x29 && --depth === 0) break;
        characters.push(byte);
      }
    }
    return Buffer.from(characters).toString("latin1");
  }

  #escape(characters: number[]): void {
    const byte = this.bytes[this.position++];
    if (byte === undefined) return;
    const known = escapes[String.fromCharCode(byte)];
    if (known !== undefined) characters.push(known);
    else if (byte >= 0x30 && byte <= 0x37) characters.push(this.#octal(byte - 0x30));
    else if (byte === 13) this.position += this.bytes[this.position] === 10 ? 1 : 0;
    else if (byte !== 10) characters.push(byte);
  }

  #octal(first: number): number {
    let value = first;
    for (let digits = 1; digits < 3; digits++) {
      const byte = this.bytes[this.position];
      if (byte === undefined || byte < 0x30 || byte > 0x37) break;
      value = value * 8 + byte - 0x30;
      this.position++;
    }
    return value & 255;
  }
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

export function isSpace(byte: number): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
}

function isRegular(byte: number): boolean {
  return !isSpace(byte) && !"()<>[]{}/%".includes(String.fromCharCode(byte));
}
