import exifr from "exifr";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import type { Orientation } from "../../../print/jpeg/exif-orientation.ts";
import { withProfile } from "../../../print/jpeg/with-profile.ts";
import { bundledProfile } from "../../../print/profiles/bundled.ts";
import { proxyWidths } from "../contract.ts";
import {
  accepted,
  corners,
  cornersOf,
  difference,
  examineBytes,
  fourCorners,
  pngBomb,
  pngChunk,
  sample,
  storedAs,
  withSecrets,
} from "./pictures.fixture.ts";

const jpeg = () => fourCorners().jpeg({ quality: 92 }).toBuffer();
const refusal = async (bytes: Uint8Array) => {
  const examined = await examineBytes(bytes);
  return examined.kind === "rejected" ? examined.reason : "accepted";
};

describe("what is refused, and why", () => {
  test("nothing at all", async () => {
    expect(await refusal(new Uint8Array())).toBe("empty");
  });

  test.each([
    [
      "a drawing that may carry scripts",
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
      "unsupported-type",
    ],
    ["a web page", "<!doctype html><script>alert(1)</script>", "not-an-image"],
    ["a text", "Liebe Grüße", "not-an-image"],
    ["a PDF", "%PDF-1.7\n", "not-an-image"],
    ["a film", "\0\0\0\x18ftypisom\0\0\0\0isomavc1", "not-an-image"],
    ["an image sequence of a phone", "\0\0\0\x18ftypmsf1\0\0\0\0msf1heic", "animated"],
  ])("%s, whatever its name says", async (_, text, reason) => {
    expect(await refusal(Buffer.from(text, "latin1"))).toBe(reason);
  });

  test("a GIF", async () => {
    expect(await refusal(await fourCorners().gif().toBuffer())).toBe("unsupported-type");
  });

  test.each(["jpeg", "png", "webp", "tiff", "avif"] as const)("a %s that ends too early", async (format) => {
    const whole = await fourCorners(600, 400).toFormat(format).toBuffer();
    expect(await refusal(whole)).toBe("accepted");
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.7)))).toBe("corrupt");
  });

  test.each(["p3.heic", "arithmetic.jpg", "twelve-bit.jpg"])("%s that ends too early", async (name) => {
    const whole = await sample(name);
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.7)))).toBe("corrupt");
  });

  test("a JPEG whose last bytes are missing, though not one that lacks its end alone", async () => {
    const whole = await fourCorners(600, 400).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, -2))).toBe("accepted");
    expect(await refusal(whole.subarray(0, -60))).toBe("corrupt");
  });

  test("a JPEG with damaged picture data, which many programs show as grey bars", async () => {
    const damaged = await fourCorners(800, 600).jpeg().toBuffer();
    damaged.fill(0x55, Math.floor(damaged.length * 0.6), Math.floor(damaged.length * 0.7));
    expect(await refusal(damaged)).toBe("corrupt");
  });

  test("a JPEG of which only the first bytes are one", async () => {
    expect(await refusal(Buffer.concat([(await jpeg()).subarray(0, 20), Buffer.alloc(5000, "x")]))).toBe("corrupt");
  });

  test("a pixel bomb, without decoding it", async () => {
    const before = process.memoryUsage().rss;
    expect(await refusal(pngBomb(60_000, 60_000))).toBe("too-many-pixels");
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  test("exactly as many pixels as allowed are taken, one more is not", async () => {
    const photo = await jpeg();
    expect((await examineBytes(photo, 320 * 200)).kind).toBe("accepted");
    expect(await examineBytes(photo, 320 * 200 - 1)).toEqual({ kind: "rejected", reason: "too-many-pixels" });
  });

  test("a picture too small to print", async () => {
    expect(await refusal(await fourCorners(640, 63).png().toBuffer())).toBe("too-small");
    expect(await refusal(await fourCorners(640, 64).png().toBuffer())).toBe("accepted");
  });

  test("an animated WebP and an animated PNG", async () => {
    const frames = Buffer.concat([
      await storedAs(1).then((one) => one.raw().toBuffer()),
      await storedAs(3).then((one) => one.raw().toBuffer()),
    ]);
    const film = sharp(frames, { raw: { width: 320, height: 400, channels: 3, pageHeight: 200 } });
    expect(await refusal(await film.webp({ loop: 0, delay: [100, 100] }).toBuffer())).toBe("animated");
    const still = await fourCorners().png().toBuffer();
    const control = pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    expect(await refusal(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))).toBe("animated");
  });

  test("a TIFF of several full pages; previews behind the first page are no harm", async () => {
    const pages = async (second: Sharp) => {
      const [one, two] = [await fourCorners().png().toBuffer(), await second.png().toBuffer()];
      return sharp([one, two], { join: { animated: true } })
        .tiff({ compression: "lzw" })
        .toBuffer();
    };
    expect(await refusal(await pages(await storedAs(3)))).toBe("animated");
    expect((await sharp(await pages(await storedAs(3))).metadata()).pages).toBe(2);
  });
});

describe("orientation", () => {
  const all: Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

  test.each(all)(
    "proxies of EXIF orientation %i are upright, and the print master says how to turn",
    async (orientation) => {
      const stored = await storedAs(orientation);
      const photo = await withSecrets(stored, orientation).jpeg({ quality: 95 }).toBuffer();
      const { photo: found } = await accepted(photo);
      expect([found.width, found.height]).toEqual([320, 200]);
      expect(found.master).toMatchObject({
        from: "original",
        orientation,
        ...(orientation < 5 ? { width: 320, height: 200 } : { width: 200, height: 320 }),
      });
      for (const width of proxyWidths) {
        const proxy = found.proxies[width].bytes;
        expect(await sharp(proxy).metadata()).toMatchObject({ format: "webp", width: 320, height: 200 });
        expect(difference(await cornersOf(proxy), corners)).toBeLessThan(12);
      }
    },
  );

  test.each([3, 6, 7] as const)("a PNG with orientation %i is turned too", async (orientation) => {
    const photo = await withSecrets(await storedAs(orientation), orientation)
      .png()
      .toBuffer();
    const { photo: found } = await accepted(photo);
    expect([found.width, found.height]).toEqual([320, 200]);
    expect(found.master.orientation).toBe(orientation);
    expect(difference(await cornersOf(found.proxies[512].bytes), corners)).toBeLessThan(12);
  });
});

describe("proxies", () => {
  test("three sizes by the longest side", async () => {
    const { photo } = await accepted(await fourCorners(3000, 2000).jpeg().toBuffer());
    const sizes = await Promise.all(
      proxyWidths.map(async (width) => await sharp(photo.proxies[width].bytes).metadata()),
    );
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [512, 341],
      [1024, 683],
      [2048, 1365],
    ]);
  });

  test("nothing is enlarged, and what would be the same is made once", async () => {
    const { photo } = await accepted(await fourCorners(700, 600).jpeg().toBuffer());
    expect(await sharp(photo.proxies[1024].bytes).metadata()).toMatchObject({ width: 700, height: 600 });
    expect(photo.proxies[2048].bytes).toBe(photo.proxies[1024].bytes);
    expect(photo.proxies[512].bytes).not.toBe(photo.proxies[1024].bytes);
  });
});

describe("what nobody else may learn", () => {
  const traces = async (file: Uint8Array) => {
    const everything = { gps: true, xmp: true, iptc: true, ifd1: true, makerNote: true, userComment: true };
    const found = await exifr
      .parse(Buffer.from(file), { ...everything, tiff: true, exif: true, icc: false, jfif: false })
      .catch(() => undefined);
    const text = Buffer.from(file).toString("latin1");
    return {
      tags: Object.keys(found ?? {}),
      words: ["Lena", "at home", "SN-4711", "GPS", "Exif"].filter((word) => text.includes(word)),
    };
  };

  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "place, name and camera of a %s are in none of the files that leave the intake",
    async (format) => {
      const original = await withSecrets(fourCorners(), 6).toFormat(format).toBuffer();
      expect(original.includes("Lena Beispiel")).toBe(true);
      const { photo, printed } = await accepted(original);
      for (const file of [printed, ...proxyWidths.map((width) => photo.proxies[width].bytes)]) {
        expect(await traces(file)).toEqual({ tags: [], words: [] });
      }
    },
  );

  test.each(["p3.heic", "secrets.tif"])("those of %s neither", async (name) => {
    const original = await sample(name);
    expect((await exifr.gps(original)).latitude).toBeCloseTo(54.3);
    const { photo, printed } = await accepted(original);
    for (const file of [printed, photo.proxies[2048].bytes])
      expect(await traces(file)).toEqual({ tags: [], words: [] });
  });

  test("the picture data of a JPEG stays byte by byte what the camera wrote", async () => {
    const plain = await jpeg();
    const original = await withSecrets(sharp(plain)).jpeg({ quality: 92 }).toBuffer();
    const { photo, printed } = await accepted(original);
    expect(photo.master.from).toBe("original");
    const scan = original.subarray(original.indexOf(Buffer.from([0xff, 0xda])));
    expect(printed.subarray(printed.length - scan.length).equals(scan)).toBe(true);
  });
});

describe("date", () => {
  test("is the camera's local time as it was written, in whatever zone the server stands", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const { photo } = await accepted(await withSecrets(fourCorners()).toFormat(format).toBuffer());
      expect([format, photo.takenAt]).toEqual([format, "2026-08-14T19:32:10"]);
    }
    for (const name of ["p3.heic", "secrets.tif"]) {
      expect((await accepted(await sample(name))).photo.takenAt).toBe("2026-08-14T19:32:10");
    }
  });

  test("is nothing where there is none", async () => {
    expect((await accepted(await jpeg())).photo.takenAt).toBeNull();
  });
});

describe("colour", () => {
  const wide = () => fourCorners().withIccProfile("p3");
  const profileOf = async (file: Uint8Array) => (await sharp(file).metadata()).icc;

  test.each(["jpeg", "png", "tiff", "avif", "webp"] as const)(
    "a Display P3 profile of a %s goes along to print and screen",
    async (format) => {
      const original = await wide().toFormat(format).toBuffer();
      const profile = await profileOf(original);
      expect(profile?.length).toBeGreaterThan(300);
      const { photo, printed } = await accepted(original);
      expect(Buffer.from(photo.icc ?? []).equals(profile as Buffer)).toBe(true);
      expect((await profileOf(printed))?.equals(profile as Buffer)).toBe(true);
      expect((await profileOf(photo.proxies[512].bytes))?.equals(profile as Buffer)).toBe(true);
      expect(difference(await cornersOf(photo.proxies[512].bytes), corners)).toBeLessThan(12);
    },
  );

  test("that of a HEIC too", async () => {
    const { photo, printed } = await accepted(await sample("p3.heic"));
    expect(photo.icc?.length).toBe(480);
    expect((await profileOf(printed))?.length).toBe(480);
    expect(difference(await cornersOf(photo.proxies[512].bytes), corners)).toBeLessThan(16);
  });

  test("a CMYK JPEG goes to print as it is and to the screen as sRGB", async () => {
    const original = await fourCorners().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer();
    const { photo, printed } = await accepted(original);
    expect(photo.master).toMatchObject({ from: "original", components: 4, inverted: true });
    expect((await sharp(printed).metadata()).space).toBe("cmyk");
    expect(await sharp(photo.proxies[512].bytes).metadata()).toMatchObject({ space: "srgb", hasProfile: false });
    // Inks of another press on ours: still clearly red, green, blue and yellow.
    expect(difference(await cornersOf(photo.proxies[512].bytes), corners)).toBeLessThan(125);
  });

  test("inks without a profile are shown by that of our press, with which they are printed", async () => {
    const inks = await fourCorners().toColourspace("cmyk").jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
    const tagged = withProfile(inks, await bundledProfile("fogra39"));
    const shown = async (bytes: Uint8Array) => cornersOf((await accepted(bytes)).photo.proxies[512].bytes);
    expect(difference(await shown(inks), await shown(tagged))).toBeLessThan(4);
    // sharp reads them by a profile of its own: another blue by tens.
    expect(difference(await shown(inks), await cornersOf(await sharp(inks).png().toBuffer()))).toBeGreaterThan(20);
  });

  test("a CMYK TIFF stays CMYK for print", async () => {
    const { photo } = await accepted(await fourCorners().toColourspace("cmyk").tiff().toBuffer());
    expect(photo.master).toMatchObject({ from: "rendition", components: 4, inverted: true });
    expect(difference(await cornersOf(photo.proxies[512].bytes), corners)).toBeLessThan(125);
  });

  test("grey stays grey for print", async () => {
    for (const format of ["jpeg", "png"] as const) {
      const grey = await fourCorners().greyscale().toColourspace("b-w").toFormat(format).toBuffer();
      expect((await accepted(grey)).photo.master.components).toBe(1);
    }
  });
});

describe("what a print file cannot hold becomes a JPEG without visible loss", () => {
  const renders = async (bytes: Uint8Array) => {
    const { photo, printed } = await accepted(bytes);
    expect(photo.master.from).toBe("rendition");
    expect(await sharp(printed).metadata()).toMatchObject({ format: "jpeg", chromaSubsampling: "4:4:4" });
    return { printed: await cornersOf(printed), screen: await cornersOf(photo.proxies[512].bytes) };
  };

  test.each(["arithmetic.jpg", "arithmetic-progressive.jpg"])("%s", async (name) => {
    const { printed, screen } = await renders(await sample(name));
    expect(difference(printed, corners)).toBeLessThan(6);
    expect(difference(screen, corners)).toBeLessThan(12);
  });

  test.each(["png", "webp", "tiff", "avif"] as const)("a %s", async (format) => {
    const { printed } = await renders(await fourCorners().toFormat(format, { quality: 95 }).toBuffer());
    expect(difference(printed, corners)).toBeLessThan(8);
  });

  test("a PNG of 16 bits a channel", async () => {
    const deep = await fourCorners().toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    expect(difference((await renders(deep)).printed, corners)).toBeLessThan(4);
  });

  test("what is transparent becomes paper", async () => {
    const { printed } = await renders(await fourCorners().ensureAlpha(0).png().toBuffer());
    expect(difference(printed, Array(4).fill([255, 255, 255]))).toBeLessThan(2);
  });

  test("a progressive JPEG needs none", async () => {
    const { photo } = await accepted(await fourCorners().jpeg({ progressive: true }).toBuffer());
    expect(photo.master.from).toBe("original");
  });
});
