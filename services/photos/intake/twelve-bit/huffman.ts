/** One Huffman table of a JPEG (ITU-T T.81, annex C and F.2.2.3): codes of one length follow each other. */
export interface HuffmanTable {
  /** By code length 1..16: largest code, -1 where there is none, and what to add to a code to find its symbol. */
  readonly largest: Int32Array;
  readonly shift: Int32Array;
  readonly symbols: Uint8Array;
}

/** Null when the table names more codes than fit or symbols that are not there. */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable | null {
  const largest = new Int32Array(17).fill(-1);
  const shift = new Int32Array(17);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length++, code <<= 1) {
    const count = counts[length - 1] ?? 0;
    if (count === 0) continue;
    shift[length] = index - code;
    code += count;
    index += count;
    largest[length] = code - 1;
    if (code > 1 << length) return null;
  }
  return index > symbols.length ? null : { largest, shift, symbols };
}

/** Reads the entropy-coded data of one scan by bits. Never throws: after the end it returns zeros and marks damage. */
export class ScanReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #bits = 0;
  #left = 0;
  /** Something was read that a whole file would not have. */
  damaged = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bit(): number {
    if (this.#left === 0) this.#fill();
    this.#left--;
    return (this.#bits >> this.#left) & 1;
  }

  /** Reads a signed coefficient of so many bits: negative without its top bit (F.2.2.1, EXTEND). */
  signed(length: number): number {
    let value = 0;
    for (let index = 0; index < length; index++) value = (value << 1) | this.bit();
    return length === 0 || value >= 1 << (length - 1) ? value : value - (1 << length) + 1;
  }

  symbol(table: HuffmanTable): number {
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      code = (code << 1) | this.bit();
      if (code <= (table.largest[length] as number)) return table.symbols[code + (table.shift[length] as number)] ?? 0;
    }
    this.damaged = true;
    return 0;
  }

  /** Continues after a restart marker. */
  restart(): void {
    this.#left = 0;
    const marker = this.#bytes[this.#at + 1] ?? 0;
    if (this.#bytes[this.#at] !== 0xff || marker < 0xd0 || marker > 0xd7) this.damaged = true;
    this.#at += 2;
  }

  #fill(): void {
    const byte = this.#bytes[this.#at];
    // A 0xFF that is no stuffed one begins a restart marker: the interval is over although more bits were wanted.
    if (byte === undefined || (byte === 0xff && this.#bytes[this.#at + 1] !== 0)) {
      this.damaged = true;
      this.#bits = 0;
    } else {
      this.#bits = byte;
      this.#at += byte === 0xff ? 2 : 1;
    }
    this.#left = 8;
  }
}
