/** Header of a part (RFC 7578, section 4.2). */
export interface PartHead {
  readonly name: string;
  /** Null: a field and no file. */
  readonly filename: string | null;
}
export interface FormPart {
  readonly head: PartHead;
  /** Read it to its end before the next part; each piece is valid until the next one is asked for. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** The form ended before its last boundary, or is none. */
export class BrokenForm extends Error {}

const mostHeadBytes = 4_096;
const headEnd = Buffer.from("\r\n\r\n");

/**
 * The parts of a form in the order they come, of which never more than two pieces of the stream are held.
 *
 * @throws BrokenForm, or what the stream throws
 */
export async function* formParts(body: ReadableStream<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const source = createSource(body);
  const mark = Buffer.from(`\r\n--${boundary}`);
  try {
    // The preamble before the first boundary is ignored.
    for await (const _ of source.until(mark));
    while (await source.nextIsPart()) {
      const head = readHead(await source.head());
      yield { head, content: source.until(mark) };
    }
  } finally {
    source.close();
  }
}

function createSource(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  // So that a boundary at the very start is found as the others are.
  let held = Buffer.from("\r\n");

  async function more(): Promise<void> {
    const { done, value } = await reader.read();
    if (done) throw new BrokenForm("ended early");
    held = held.length === 0 ? Buffer.from(value) : Buffer.concat([held, value]);
  }
  async function atLeast(bytes: number): Promise<void> {
    while (held.length < bytes) await more();
  }
  function take(bytes: number): Buffer {
    const taken = held.subarray(0, bytes);
    held = held.subarray(bytes);
    return taken;
  }

  return {
    /** All bytes before a mark, which is taken, too. */
    async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
      for (;;) {
        const at = held.indexOf(mark);
        if (at >= 0) {
          if (at > 0) yield take(at);
          take(mark.length);
          return;
        }
        // The mark may have begun at the end of what has come.
        const sure = held.length - mark.length + 1;
        if (sure > 0) yield take(sure);
        await more();
      }
    },
    /** Behind a boundary: whether another part follows. */
    async nextIsPart(): Promise<boolean> {
      await atLeast(2);
      const end = take(2).toString("latin1");
      if (end !== "\r\n" && end !== "--") throw new BrokenForm("a boundary goes on");
      return end === "\r\n";
    },
    async head(): Promise<string> {
      for (let at = held.indexOf(headEnd); ; at = held.indexOf(headEnd)) {
        if (at >= 0) {
          const head = take(at).toString("utf8");
          take(headEnd.length);
          return head;
        }
        if (held.length > mostHeadBytes) throw new BrokenForm("a head has no end");
        await more();
      }
    },
    close(): void {
      reader.releaseLock();
    },
  };
}

function readHead(head: string): PartHead {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1];
  const name = disposition && parameter(disposition, "name");
  if (!name) throw new BrokenForm("a part has no name");
  return { name, filename: parameter(disposition, "filename") };
}

/** Browsers write `%22` for a quotation mark in a name (HTML, multipart/form-data). */
function parameter(disposition: string, name: string): string | null {
  const value = new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(disposition)?.[1];
  return value === undefined ? null : value.replaceAll("%22", '"').replaceAll(/%0[AD]/gi, " ");
}
