import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { bytesSource } from "./byte-source.ts";
import { readJpegHeader } from "./jpeg-header.ts";
import { photoOf } from "./testing/photos.ts";

const read = (bytes: Uint8Array) => readJpegHeader(bytesSource(bytes));

describe("header of a JPEG", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)("tells EXIF orientation %i and the stored size", async (orientation) => {
    const jpeg = await photoOf(30, 20).withMetadata({ orientation }).jpeg().toBuffer();
    expect(await read(jpeg)).toMatchObject({ ok: true, value: { width: 30, height: 20, orientation } });
  });

  test("a file without EXIF is upright and untagged", async () => {
    const jpeg = await photoOf(8, 8).jpeg().toBuffer();
    expect(await read(jpeg)).toMatchObject({
      ok: true,
      value: {
        orientation: 1,
        icc: null,
        adobeTransform: null,
        storedAsRgb: false,
        handling: { kind: "pass-through" },
      },
    });
  });

  test("progressive files pass through", async () => {
    const jpeg = await photoOf(64, 64).jpeg({ progressive: true }).toBuffer();
    expect(await read(jpeg)).toMatchObject({
      ok: true,
      value: { process: "progressive", handling: { kind: "pass-through" } },
    });
  });

  test("the embedded profile is handed over whole", async () => {
    const jpeg = await photoOf(8, 8).withIccProfile("p3").jpeg().toBuffer();
    const { icc } = await sharp(jpeg).metadata();
    const header = await read(jpeg);
    expect(header.ok && header.value.icc && Buffer.compare(header.value.icc, icc as Buffer)).toBe(0);
  });

  test("CMYK from Adobe's world carries the marker of inverted inks", async () => {
    const jpeg = await photoOf(8, 8).toColourspace("cmyk").jpeg().toBuffer();
    const header = await read(jpeg);
    expect(header).toMatchObject({ ok: true, value: { components: 4 } });
    expect(header.ok && header.value.adobeTransform).not.toBeNull();
  });

  test.each([
    [0xc9, 8, "arithmetic"],
    [0xca, 8, "arithmetic"],
    [0xc1, 12, "bit-depth"],
    [0xc3, 8, "lossless"],
    [0xc5, 8, "hierarchical"],
  ])("start of frame 0x%s with %i bits must be encoded again: %s", async (marker, bits, reason) => {
    const jpeg = await photoOf(8, 8).jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg[frame + 1] = marker;
    jpeg[frame + 4] = bits;
    expect(await read(jpeg)).toMatchObject({ ok: true, value: { handling: { kind: "re-encode", reason } } });
  });

  test("two components are nobody's colour space", async () => {
    const jpeg = await photoOf(8, 8).jpeg().toBuffer();
    jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 9] = 2;
    expect(await read(jpeg)).toMatchObject({
      ok: true,
      value: { handling: { kind: "re-encode", reason: "components" } },
    });
  });
});

describe("hostile bytes", () => {
  test("other formats are named as such", async () => {
    const png = await photoOf(8, 8).png().toBuffer();
    expect(await read(png)).toEqual({ ok: false, error: "not-jpeg" });
    expect(await read(new Uint8Array())).toEqual({ ok: false, error: "not-jpeg" });
  });

  test("a file cut inside its header is truncated", async () => {
    const jpeg = await photoOf(8, 8).withIccProfile("p3").jpeg().toBuffer();
    expect(await read(jpeg.subarray(0, 300))).toEqual({ ok: false, error: "truncated" });
  });

  test("any change to a good header ends in an answer", async () => {
    const good = await photoOf(40, 30).withMetadata({ orientation: 6 }).withIccProfile("p3").jpeg().toBuffer();
    const change = fc.record({ at: fc.nat(good.length - 1), to: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), fc.nat(good.length), async (changes, cut) => {
        const bytes = Uint8Array.from(good.subarray(0, cut));
        for (const { at, to } of changes) if (at < bytes.length) bytes[at] = to;
        const header = await read(bytes);
        if (header.ok) expect(header.value.orientation).toBeLessThanOrEqual(8);
      }),
      { numRuns: 300 },
    );
  });

  test("any bytes after a start of image end in an answer", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (tail) => {
        expect(typeof (await read(Uint8Array.from([0xff, 0xd8, 0xff, ...tail]))).ok).toBe("boolean");
      }),
      { numRuns: 500 },
    );
  });

  test("a file of nothing but tiny segments is given up", async () => {
    const flood = Buffer.alloc(2 + 4 * 5000);
    flood.writeUInt16BE(0xffd8, 0);
    for (let at = 2; at < flood.length; at += 4) flood.writeUInt32BE(0xfffe0002, at);
    expect(await read(flood)).toEqual({ ok: false, error: "too-many-segments" });
  });
});
