import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { bytesSource } from "./byte-source.ts";
import { metadataFreeRanges, readRanges } from "./strip-metadata.ts";
import { photoOf } from "./testing/photos.ts";

async function stripped(bytes: Uint8Array): Promise<Buffer> {
  const source = bytesSource(bytes);
  const ranges = await metadataFreeRanges(source);
  if (!ranges.ok) throw new Error(ranges.error);
  const pieces: Uint8Array[] = [];
  for await (const piece of readRanges(source, ranges.value)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const gps = { IFD0: { Copyright: "Erika Mustermann" }, IFD3: { GPSLatitude: "48/1 8/1 0/1", GPSLatitudeRef: "N" } };

const talkative = () =>
  photoOf(320, 240)
    .withExif(gps)
    .withIccProfile("p3")
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    );

describe.each([false, true])("a JPEG with GPS, name and XMP (progressive: %s)", (progressive) => {
  test("loses them and keeps profile and pixels", async () => {
    const jpeg = await talkative().jpeg({ progressive, quality: 90 }).toBuffer();
    expect(await sharp(jpeg).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
    const clean = await stripped(jpeg);
    const facts = await sharp(clean).metadata();
    expect(facts.exif).toBeUndefined();
    expect(facts.xmp).toBeUndefined();
    expect(facts.icc).toEqual((await sharp(jpeg).metadata()).icc);
    expect(clean.includes("Mustermann")).toBe(false);
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer());
  });

  test("its entropy-coded data stay byte-identical", async () => {
    const jpeg = await talkative().jpeg({ progressive }).toBuffer();
    const firstScan = (bytes: Buffer) => bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xda])));
    expect(firstScan(await stripped(jpeg)).equals(firstScan(jpeg))).toBe(true);
  });
});

test("a second picture behind the end of the first one is dropped", async () => {
  const jpeg = await photoOf(32, 32).jpeg().toBuffer();
  const preview = await talkative().jpeg().toBuffer();
  expect(await stripped(Buffer.concat([jpeg, preview]))).toEqual(await stripped(jpeg));
});

test("an IPTC block and a comment are dropped", async () => {
  const jpeg = await photoOf(32, 32).jpeg().toBuffer();
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const added = Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xed, "Photoshop 3.0\0secret"),
    segment(0xfe, "home"),
    jpeg.subarray(2),
  ]);
  expect(await stripped(added)).toEqual(await stripped(jpeg));
});

test("stripping twice changes nothing more", async () => {
  const once = await stripped(await talkative().jpeg().toBuffer());
  expect(await stripped(once)).toEqual(once);
});

test("a file without an end is refused as truncated", async () => {
  const jpeg = await photoOf(64, 64).jpeg().toBuffer();
  expect(await metadataFreeRanges(bytesSource(jpeg.subarray(0, -2)))).toEqual({ ok: false, error: "truncated" });
});

test("any damage ends in ranges inside the file or in a fault", async () => {
  const good = await talkative().jpeg({ progressive: true }).toBuffer();
  const change = fc.record({ at: fc.nat(good.length - 1), to: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
      const bytes = Uint8Array.from(good);
      for (const { at, to } of changes) bytes[at] = to;
      const ranges = await metadataFreeRanges(bytesSource(bytes));
      if (ranges.ok) expect(ranges.value.every(({ start, end }) => start < end && end <= bytes.length)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
