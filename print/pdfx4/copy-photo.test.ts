import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { PdfWriter } from "../pdf/writer.ts";
import { photoReader } from "./copy-photo.ts";

/** Of the reader's buffers. */
const CHUNK = 1 << 19;

/** Bytes that differ from file to file and from place to place. */
const bytesOf = (seed: number, length: number) =>
  Buffer.from(
    Uint32Array.from({ length: Math.ceil(length / 4) }, (_, index) => (index + 1) * 2_654_435_761 + seed).buffer,
    0,
    length,
  );

/** Takes its time, and looks at a piece only when the time is over: what was overwritten meanwhile shows. */
function slowSink() {
  const pieces: Buffer[] = [];
  return {
    pieces,
    async write(bytes: Uint8Array) {
      await setTimeout(15);
      pieces.push(Buffer.from(bytes));
    },
  };
}

test("no piece is read over while it is being written, whatever the lengths of the photos", async () => {
  const folder = mkdtempSync(join(tmpdir(), "copy-"));
  const lengths = [
    3 * CHUNK + 20,
    2 * CHUNK,
    5,
    2 * CHUNK + 70_000,
    CHUNK + 1,
    CHUNK,
    CHUNK - 1,
    4 * CHUNK + 9,
    100_000,
  ];
  const photos = [...lengths, ...lengths.toReversed()].map((length, index) => {
    const path = join(folder, String(index));
    writeFileSync(path, bytesOf(index, length));
    return { path, length };
  });
  const sink = slowSink();
  const writer = new PdfWriter(sink);
  const read = photoReader();
  for (const { path, length } of photos) {
    const flow = { data: read(path, [{ start: 0, end: length }]), length, digest: "", lasting: true };
    await writer.streamThrough(writer.reserve(), {}, flow);
  }
  await writer.stream(writer.reserve(), {}, Buffer.alloc(100_000), { plain: true });
  await writer.idle();
  rmSync(folder, { recursive: true });
  const written = Buffer.concat(sink.pieces);
  for (const [index, { length }] of photos.entries()) {
    expect([index, written.includes(bytesOf(index, length))]).toEqual([index, true]);
  }
});
