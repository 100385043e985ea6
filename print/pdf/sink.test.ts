import { createHash } from "node:crypto";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { memorySink } from "../testing/memory-sink.ts";
import { digestingSink, fileSink, streamSink } from "./sink.ts";

describe("file sink", () => {
  test("appends every piece in order", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sink-"));
    const file = await open(join(folder, "out"), "w");
    const sink = fileSink(file);
    for (const piece of ["a", "bc", "", "def"]) await sink.write(Buffer.from(piece));
    await file.close();
    expect(await readFile(join(folder, "out"), "utf8")).toBe("abcdef");
    await rm(folder, { recursive: true });
  });
});

describe("stream sink", () => {
  test("is only done when the stream has taken the piece, so memory may be reused", async () => {
    const taken: string[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _, done) {
        setImmediate(() => {
          taken.push(chunk.toString());
          done();
        });
      },
    });
    const sink = streamSink(slow);
    const buffer = Buffer.from("one");
    await sink.write(buffer);
    buffer.write("two");
    await sink.write(buffer);
    expect(taken).toEqual(["one", "two"]);
  });

  test("hands the stream's failure to the writer", async () => {
    const stream = new PassThrough();
    stream.on("error", () => {});
    stream.destroy(new Error("disk full"));
    await expect(streamSink(stream).write(Buffer.from("x"))).rejects.toThrow();
  });
});

test("a digesting sink passes everything on and names it", async () => {
  const memory = memorySink();
  const sink = digestingSink(memory);
  await sink.write(Buffer.from("pass"));
  await sink.write(Buffer.from("epartout"));
  expect(memory.bytes().toString()).toBe("passepartout");
  expect(sink.sha256()).toBe(createHash("sha256").update("passepartout").digest("hex"));
});
