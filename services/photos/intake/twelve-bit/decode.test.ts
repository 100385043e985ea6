import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fourCorners, sample } from "../pictures.fixture.ts";
import { decodeTwelveBit } from "./decode.ts";

/** Largest difference of any sample. */
function farthest(some: Uint8Array, others: Uint8Array): number {
  let most = some.length === others.length ? 0 : 999;
  for (let index = 0; index < some.length; index++) {
    most = Math.max(most, Math.abs((some[index] as number) - (others[index] as number)));
  }
  return most;
}

test("a 12-bit JPEG of another program's encoder comes out as what was encoded", async () => {
  const pixels = await decodeTwelveBit(await sample("twelve-bit.jpg"), false);
  expect(pixels).toMatchObject({ width: 160, height: 120, channels: 1 });
  const ramp = Uint8Array.from({ length: 160 * 120 }, (_, index) => {
    const [x, y] = [index % 160, Math.floor(index / 160)];
    return Math.round(255 * (x / 159) * (0.5 + (0.5 * y) / 119));
  });
  // 30 of 4095 levels of grain are 1.9 of 255, and a little is lost in coding.
  expect(farthest(pixels?.data ?? new Uint8Array(), ramp)).toBeLessThanOrEqual(4);
});

/**
 * The same coefficients read as a 12-bit file with steps 16 times as wide are the same picture with 16 times as many
 * levels: a 12-bit colour JPEG whose right answer sharp knows.
 */
function asTwelveBit(jpeg: Buffer): Buffer {
  const parts = [jpeg.subarray(0, 2)];
  let at = 2;
  for (let marker = 0; marker !== 0xda; ) {
    marker = jpeg[at + 1] as number;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const segment = Buffer.from(jpeg.subarray(at, end));
    if (marker === 0xc0) segment.set([0xff, 0xc1, segment[2] as number, segment[3] as number, 12]);
    parts.push(marker === 0xdb ? wideSteps(segment) : segment);
    at = end;
  }
  return Buffer.concat([...parts, jpeg.subarray(at)]);
}

function wideSteps(dqt: Buffer): Buffer {
  const tables: number[] = [];
  for (let at = 4; at < dqt.length; at += 65) {
    tables.push(0x10 | (dqt[at] as number));
    for (const step of dqt.subarray(at + 1, at + 65)) tables.push((step * 16) >> 8, (step * 16) & 255);
  }
  const length = 2 + tables.length;
  return Buffer.from([0xff, 0xdb, length >> 8, length & 255, ...tables]);
}

describe("colour", () => {
  /** Sizes that do not fill the last unit, so that padding shows when it leaks in. */
  const picture = () => fourCorners(163, 117).blur(8);

  test("full chroma", async () => {
    const jpeg = await picture().jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
    const pixels = await decodeTwelveBit(asTwelveBit(jpeg), false);
    const right = await sharp(jpeg).raw().toBuffer();
    expect(farthest(pixels?.data ?? new Uint8Array(), right)).toBeLessThanOrEqual(3);
  });

  test("halved chroma, interleaved units of six blocks", async () => {
    const jpeg = await picture().jpeg({ quality: 90, chromaSubsampling: "4:2:0" }).toBuffer();
    const pixels = await decodeTwelveBit(asTwelveBit(jpeg), false);
    const right = await sharp(jpeg).raw().toBuffer();
    expect(pixels).toMatchObject({ width: 163, height: 117, channels: 3 });
    // The other decoder smooths chroma over the edges of four blurred corners.
    expect(farthest(pixels?.data ?? new Uint8Array(), right)).toBeLessThanOrEqual(16);
  });
});

describe("what is not whole gives nothing", () => {
  test("data that ends in the middle", async () => {
    const whole = await sample("twelve-bit.jpg");
    const cut = Buffer.concat([whole.subarray(0, 6000), Buffer.from([0xff, 0xd9])]);
    expect(await decodeTwelveBit(cut, false)).toBeNull();
  });

  test("a table that is not there", async () => {
    const file = Buffer.from(await sample("twelve-bit.jpg"));
    file[file.indexOf(Buffer.from([0xff, 0xc4])) + 1] = 0xfe;
    expect(await decodeTwelveBit(file, false)).toBeNull();
  });

  test("a JPEG of 8 bits", async () => {
    expect(await decodeTwelveBit(await picture8(), false)).toBeNull();
  });

  const picture8 = () => fourCorners().jpeg().toBuffer();
});
