const WOFF = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  readonly tag: number;
  readonly offset: number;
  readonly packed: number;
  readonly length: number;
  readonly checksum: number;
}

/**
 * Converts a font to sfnt for shaper and PDF: WOFF (https://www.w3.org/TR/WOFF/) is unpacked in the order of its
 * directory, so that the result is deterministic. Other files stay unchanged.
 *
 * @throws Error when a WOFF file is damaged
 */
export async function unpackWoff(file: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < HEADER || view.getUint32(0) !== WOFF) return file;
  const tables = directory(view);
  const contents = await Promise.all(tables.map((table) => contentOf(file, table)));
  return sfnt(view.getUint32(4), tables, contents);
}

function directory(view: DataView): readonly Table[] {
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((byte) => view.getUint32(at + byte));
    return { tag: tag ?? 0, offset: offset ?? 0, packed: packed ?? 0, length: length ?? 0, checksum: checksum ?? 0 };
  });
}

async function contentOf(file: Uint8Array, { offset, packed, length }: Table): Promise<Uint8Array> {
  const bytes = file.slice(offset, offset + packed);
  const content = packed < length ? await inflate(bytes) : bytes;
  if (content.length !== length) throw new Error("a table of the WOFF file is damaged");
  return content;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function sfnt(flavour: number, tables: readonly Table[], contents: readonly Uint8Array[]): Uint8Array {
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const head = SFNT_HEADER + tables.length * SFNT_ENTRY;
  const bytes = new Uint8Array(tables.reduce((sum, { length }) => sum + padded(length), head));
  const view = new DataView(bytes.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (tables.length - 2 ** power));
  let at = head;
  for (const [index, { tag, checksum, length }] of tables.entries()) {
    for (const [place, value] of [tag, checksum, at, length].entries())
      view.setUint32(SFNT_HEADER + index * SFNT_ENTRY + place * 4, value);
    bytes.set(contents[index] ?? new Uint8Array(), at);
    at += padded(length);
  }
  return bytes;
}
