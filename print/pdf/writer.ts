import { createHash } from "node:crypto";
import { createDeflate, deflateSync } from "node:zlib";
import type { ByteSink } from "./sink.ts";
import { array, dictionary, type Entries, hexString, type Pdf, type Ref, reference } from "./syntax.ts";

const BUFFER = 64 * 1024;

/** A stream's data did not have the length that was announced for it; the file that was begun is worthless. */
export class StreamLengthMismatch extends Error {}

/** Data that arrives in chunks. */
export interface Flow {
  readonly data: AsyncIterable<Uint8Array>;
  readonly length: number;
  /**
   * A piece stays as it is until the one after the next is asked for, so that it is still being written while the next
   * is read. Otherwise a piece may be reused once the next one is asked for.
   */
  readonly lasting?: boolean;
  /** Digest of the data, known beforehand; it represents them in the file's identifier. */
  readonly digest: string;
}

export interface Trailer {
  readonly root: Ref;
  readonly info: Ref;
  /** 16 bytes; both halves of the file identifier, since the file is a first version. */
  readonly id: Uint8Array;
}

/**
 * Writes a PDF 1.6 file sequentially (ISO 32000-1, 7.5). It holds object offsets and 64 KB of small data only; large
 * data go to the sink while the caller prepares the next. Deterministic.
 */
export class PdfWriter {
  readonly #sink: ByteSink;
  readonly #offsets: number[] = [0];
  readonly #buffer = Buffer.allocUnsafe(BUFFER);
  readonly #content = createHash("sha256");
  #buffered = 0;
  #length = 0;
  /** The write under way; there is never more than one. */
  #writing: Promise<void> = Promise.resolve();

  constructor(sink: ByteSink) {
    this.#sink = sink;
  }

  get length(): number {
    return this.#length;
  }

  /** Identifier of 16 bytes for everything written so far; streamed data count by the digest given with them. */
  contentId(): Uint8Array {
    return this.#content.copy().digest().subarray(0, 16);
  }

  async begin(): Promise<void> {
    await this.#bytes(Buffer.from("%PDF-1.6\n%\xe2\xe3\xcf\xd3\n", "latin1"));
  }

  /** An object number to refer to before its object is written. */
  reserve(): Ref {
    this.#offsets.push(-1);
    return { object: this.#offsets.length - 1 };
  }

  async object(ref: Ref, value: Pdf): Promise<Ref> {
    this.#place(ref);
    await this.#text(`${ref.object} 0 obj\n${value}\nendobj\n`);
    return ref;
  }

  /** A stream of data in memory. Compressed with Flate unless `plain`. */
  async stream(ref: Ref, entries: Entries, data: Uint8Array, options: { readonly plain?: boolean } = {}): Promise<Ref> {
    const written = options.plain ? data : deflateSync(data);
    const filter = options.plain ? undefined : "/FlateDecode";
    this.#content.update(data);
    await this.#openStream(ref, { ...entries, Filter: filter, Length: String(written.length) });
    await this.#bytes(written);
    await this.#closeStream();
    return ref;
  }

  /**
   * A stream that flows through as it is, for instance a JPEG.
   * @throws StreamLengthMismatch when more or fewer bytes come than announced.
   */
  async streamThrough(ref: Ref, entries: Entries, flow: Flow): Promise<Ref> {
    this.#content.update(flow.digest);
    await this.#openStream(ref, { ...entries, Length: String(flow.length) });
    for await (const piece of counted(flow)) {
      const before = this.#writing;
      await this.#bytes(piece);
      // A small piece waits for nobody, but the one before it must be out before the next is read into its place.
      await (flow.lasting ? before : this.#writing);
    }
    await this.#closeStream();
    return ref;
  }

  /** Fulfilled when nothing is being written any more, whatever came of it: the sink may then be closed. */
  async idle(): Promise<void> {
    await this.#writing.catch(() => {});
  }

  /** A stream that is compressed while it flows; its compressed length is written behind it. Throws as above. */
  async streamDeflated(ref: Ref, entries: Entries, flow: Flow): Promise<Ref> {
    this.#content.update(flow.digest);
    const lengthRef = this.reserve();
    await this.#openStream(ref, { ...entries, Filter: "/FlateDecode", Length: reference(lengthRef) });
    const start = this.#length;
    for await (const piece of deflated(counted(flow))) await this.#bytes(piece);
    const compressed = this.#length - start;
    await this.#closeStream();
    await this.object(lengthRef, String(compressed));
    return ref;
  }

  /** Cross-reference table and trailer. Every reserved object must have been written: a missing one is a bug. */
  async finish({ root, info, id }: Trailer): Promise<void> {
    const start = this.#length;
    const missing = this.#offsets.indexOf(-1);
    if (missing !== -1) throw new Error(`object ${missing} was reserved and never written`);
    const offsets = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
    await this.#text(`xref\n0 ${this.#offsets.length}\n0000000000 65535 f \n${offsets.join("")}`);
    const trailer = dictionary({
      Size: String(this.#offsets.length),
      Root: reference(root),
      Info: reference(info),
      ID: array([hexString(id), hexString(id)]),
    });
    await this.#text(`trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
    await this.#flush();
    await this.#writing;
  }

  async #openStream(ref: Ref, entries: Entries): Promise<void> {
    this.#place(ref);
    await this.#text(`${ref.object} 0 obj\n${dictionary(entries)}\nstream\n`);
  }

  #closeStream(): Promise<void> {
    return this.#text("\nendstream\nendobj\n");
  }

  #place({ object }: Ref): void {
    if (this.#offsets[object] !== -1) throw new Error(`object ${object} is not waiting to be written`);
    this.#offsets[object] = this.#length;
  }

  #text(source: string): Promise<void> {
    this.#content.update(source);
    return this.#bytes(Buffer.from(source, "latin1"));
  }

  /** Small pieces are collected; a large one is on its way to the sink when this is fulfilled. */
  async #bytes(bytes: Uint8Array): Promise<void> {
    this.#length += bytes.length;
    if (this.#buffered + bytes.length > BUFFER) await this.#flush();
    if (bytes.length >= BUFFER) return this.#write(bytes);
    this.#buffer.set(bytes, this.#buffered);
    this.#buffered += bytes.length;
  }

  async #flush(): Promise<void> {
    if (this.#buffered === 0) return;
    await this.#write(this.#buffer.subarray(0, this.#buffered));
    // The buffer is filled again while others would still be written from it.
    await this.#writing;
    this.#buffered = 0;
  }

  async #write(bytes: Uint8Array): Promise<void> {
    await this.#writing;
    this.#writing = this.#sink.write(bytes);
    // The next awaiting caller gets the error; an unawaited failure must not end the process.
    this.#writing.catch(() => {});
  }
}

async function* counted({ length, data }: Flow): AsyncGenerator<Uint8Array> {
  let passed = 0;
  for await (const piece of data) {
    passed += piece.length;
    if (passed > length) break;
    yield piece;
  }
  if (passed !== length) throw new StreamLengthMismatch(`${passed} of ${length} bytes`);
}

async function* deflated(data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflate();
  const feeding = (async () => {
    for await (const piece of data) {
      await new Promise<void>((resolve, reject) =>
        deflate.write(piece, (error) => (error ? reject(error) : resolve())),
      );
    }
    deflate.end();
  })().catch((error: unknown) => deflate.destroy(error as Error));
  yield* deflate;
  await feeding;
}
