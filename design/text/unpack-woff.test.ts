import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { catalogueFont } from "./font-catalogue.ts";
import { unpackWoff } from "./unpack-woff.ts";

const url = catalogueFont("instrument-sans-regular")?.links[0]?.url ?? "";
const font = new Uint8Array(readFileSync(url));

/** A WOFF file of a font, its tables in the order of their tags and padded to four bytes, as the font has them. */
function woffOf(sfnt: Uint8Array, damage = false): Uint8Array {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.length);
  const count = view.getUint16(4);
  const head = Buffer.alloc(44 + count * 20);
  head.write("wOFF");
  head.writeUInt32BE(view.getUint32(0), 4);
  head.writeUInt16BE(count, 12);
  const bodies: Buffer[] = [];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
    const table = sfnt.subarray(offset, offset + length);
    const squeezed = deflateSync(damage ? table.subarray(1) : table);
    const packed = squeezed.length < length ? squeezed : Buffer.from(table);
    const numbers = [view.getUint32(entry), at, packed.length, length, view.getUint32(entry + 4)];
    for (const [place, value] of numbers.entries()) head.writeUInt32BE(value, 44 + index * 20 + place * 4);
    bodies.push(packed);
    at += packed.length;
  }
  return new Uint8Array(Buffer.concat([head, ...bodies]));
}

/** Tables by tag. */
function tablesOf(sfnt: Uint8Array): ReadonlyMap<number, string> {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.length);
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  return new Map(
    entries.map((at) => {
      const offset = view.getUint32(at + 8);
      const table = sfnt.subarray(offset, offset + view.getUint32(at + 12));
      return [view.getUint32(at), Buffer.from(table).toString("base64")];
    }),
  );
}

test("a packed font has the very tables it had", async () => {
  const unpacked = await unpackWoff(woffOf(font));
  expect(tablesOf(unpacked)).toEqual(tablesOf(font));
  expect([...unpacked.subarray(0, 12)]).toEqual([...font.subarray(0, 12)]);
});

test("a font that is not packed stays as it is", async () => expect(await unpackWoff(font)).toBe(font));

test("a damaged file is no font", async () => {
  await expect(unpackWoff(woffOf(font, true))).rejects.toThrow("damaged");
});
