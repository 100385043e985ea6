import { expect, test } from "vitest";
import { BrokenForm, formParts } from "./form-parts.ts";

/** A form as a browser writes it, in pieces of so many bytes. */
function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text, "latin1");
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
  });
}

async function read(text: string, size: number) {
  const found: unknown[] = [];
  for await (const { head, content } of formParts(inPieces(text, size), "b-1")) {
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(Buffer.from(piece));
    found.push([head.name, head.filename, Buffer.concat(pieces).toString("latin1")]);
  }
  return found;
}

const part = (head: string, content: string) =>
  `--b-1\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const form = [
  part('name="format"', "webp"),
  part('name="file"; filename="a %22b%22.jpg"\r\nContent-Type: image/jpeg', "one\r\n--b-2\r\n--b-\r\n\r\ntwo"),
  part('name="empty"; filename=""', ""),
  "--b-1--\r\n",
].join("");

test.each([1, 2, 3, 7, 64, 10_000])(
  "is read the same in pieces of %i bytes, also with almost-boundaries inside",
  async (size) => {
    expect(await read(form, size)).toEqual([
      ["format", null, "webp"],
      ["file", 'a "b".jpg', "one\r\n--b-2\r\n--b-\r\n\r\ntwo"],
      ["empty", "", ""],
    ]);
  },
);

test.each([
  ["nothing", ""],
  ["no boundary", "hello"],
  ["no end", form.slice(0, -12)],
  ["a part without a name", "--b-1\r\nContent-Type: text/plain\r\n\r\nx\r\n--b-1--"],
  ["a head without an end", `--b-1\r\n${"x".repeat(10_000)}`],
])("%s is a broken form", async (_what, text) => {
  await expect(read(text, 50)).rejects.toThrow(BrokenForm);
});
