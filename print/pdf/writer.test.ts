import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { memorySink } from "../testing/memory-sink.ts";
import { PdfWriter, StreamLengthMismatch } from "./writer.ts";

async function* inPieces(...pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

async function smallFile(write: (writer: PdfWriter) => Promise<void>) {
  const sink = memorySink();
  const writer = new PdfWriter(sink);
  await writer.begin();
  const [root, info] = [writer.reserve(), writer.reserve()];
  await write(writer);
  await writer.object(root, "<</Type /Catalog>>");
  await writer.object(info, "<<>>");
  await writer.finish({ root, info, id: new Uint8Array(16) });
  return { sink, bytes: sink.bytes(), source: sink.bytes().toString("latin1") };
}

describe("cross-reference table", () => {
  test("points at every object and at itself", async () => {
    const { source } = await smallFile(async (writer) => {
      await writer.stream(writer.reserve(), {}, Buffer.alloc(200_000, 1), { plain: true });
      await writer.streamDeflated(writer.reserve(), {}, { data: inPieces(Buffer.alloc(9)), length: 9, digest: "" });
    });
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
    const table = source.slice(start);
    expect(table).toMatch(/^xref\n0 6\n0000000000 65535 f \n/);
    const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
    expect(offsets).toHaveLength(5);
    for (const [index, offset] of offsets.entries()) {
      expect(source.slice(offset, offset + 8)).toContain(`${index + 1} 0 obj`);
    }
  });

  test("a reserved object that is never written is a bug", async () => {
    await expect(smallFile(async (writer) => void writer.reserve())).rejects.toThrow("never written");
  });

  test("writing an object twice is a bug", async () => {
    await expect(
      smallFile(async (writer) => {
        const ref = await writer.object(writer.reserve(), "1");
        await writer.object(ref, "2");
      }),
    ).rejects.toThrow("not waiting");
  });
});

describe("streams that flow through", () => {
  const photo = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

  test("keep every byte", async () => {
    const { bytes } = await smallFile(async (writer) => {
      const data = inPieces(photo.subarray(0, 10), photo.subarray(10, 200_000), photo.subarray(200_000));
      await writer.streamThrough(writer.reserve(), {}, { data, length: photo.length, digest: "" });
    });
    expect(bytes.includes(Buffer.concat([Buffer.from("stream\n"), photo, Buffer.from("\nendstream")]))).toBe(true);
  });

  test("compressed ones inflate to what came in", async () => {
    const { bytes, source } = await smallFile(async (writer) => {
      await writer.streamDeflated(writer.reserve(), {}, { data: inPieces(photo), length: photo.length, digest: "" });
    });
    const start = source.indexOf("stream\n") + 7;
    const length = Number(/4 0 obj\n(\d+)\n/.exec(source)?.[1]);
    expect(inflateSync(bytes.subarray(start, start + length))).toEqual(photo);
    expect(source.slice(start + length, start + length + 10)).toBe("\nendstream");
  });

  test.each([10, 30])("of another length than announced (%i instead of 20) end the file", async (length) => {
    const writing = smallFile(async (writer) => {
      await writer.streamThrough(
        writer.reserve(),
        {},
        { data: inPieces(Buffer.alloc(length)), length: 20, digest: "" },
      );
    });
    await expect(writing).rejects.toThrow(StreamLengthMismatch);
  });

  test("never ask for the next piece before the last one is taken", async () => {
    const { sink } = await smallFile(async (writer) => {
      const data = inPieces(...Array.from({ length: 20 }, () => Buffer.alloc(100_000)));
      await writer.streamThrough(writer.reserve(), {}, { data, length: 2_000_000, digest: "" });
    });
    expect(sink.mostAtOnce).toBe(1);
  });

  /** Which pieces of 100 KB had not been taken yet when the next one was asked for. */
  async function waiting(lasting: boolean): Promise<readonly number[]> {
    let taken = 0;
    const open: number[] = [];
    const memory = memorySink();
    const writer = new PdfWriter({
      async write(bytes) {
        await new Promise(setImmediate);
        await memory.write(bytes);
        if (bytes.length === 100_000) taken++;
      },
    });
    async function* pieces() {
      for (let piece = 0; piece < 5; piece++) {
        if (taken < piece) open.push(piece - 1);
        yield Buffer.alloc(100_000, piece);
      }
    }
    await writer.streamThrough(writer.reserve(), {}, { data: pieces(), length: 500_000, digest: "", lasting });
    await writer.idle();
    expect(taken).toBe(5);
    expect(memory.mostAtOnce).toBe(1);
    return open;
  }

  test("whose pieces last are read on while one is written, others wait for each", async () => {
    expect(await waiting(true)).toEqual([0, 1, 2, 3]);
    expect(await waiting(false)).toEqual([]);
  });

  test("a sink that fails ends the file at the next write, and nothing is left hanging", async () => {
    const writer = new PdfWriter({ write: () => Promise.reject(new Error("disk full")) });
    const flow = { data: inPieces(photo, photo), length: 600_000, digest: "", lasting: true };
    await expect(writer.streamThrough(writer.reserve(), {}, flow)).rejects.toThrow("disk full");
    await expect(writer.idle()).resolves.toBeUndefined();
  });
});

describe("content id", () => {
  const idAfter = async (write: (writer: PdfWriter) => Promise<unknown>) => {
    const writer = new PdfWriter(memorySink());
    await write(writer);
    return Buffer.from(writer.contentId()).toString("hex");
  };
  const photo = (digest: string) => (writer: PdfWriter) =>
    writer.streamThrough(writer.reserve(), {}, { data: inPieces(Buffer.alloc(5)), length: 5, digest });

  test("is 16 bytes, the same for the same content, another for another photo or object", async () => {
    expect(await idAfter(photo("a"))).toMatch(/^[0-9a-f]{32}$/);
    expect(await idAfter(photo("a"))).toBe(await idAfter(photo("a")));
    expect(await idAfter(photo("a"))).not.toBe(await idAfter(photo("b")));
    const value = (text: string) => (writer: PdfWriter) => writer.object(writer.reserve(), text);
    expect(await idAfter(value("1"))).not.toBe(await idAfter(value("2")));
  });
});
