import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { digestingSink } from "./pdf/sink.ts";
import type { PrintPhoto } from "./photo-source.ts";
import { producePrintFile } from "./produce.ts";
import { memorySink } from "./testing/memory-sink.ts";
import { photoOf, printPhoto } from "./testing/photos.ts";
import { orderOf, printFile } from "./testing/print-file.ts";
import { faded, fill, image, pageOf, sceneOf, whole } from "./testing/scenes.ts";

const canvas = { width: 300, height: 200, bleed: 40 };
const jpeg = () => photoOf(300, 200).jpeg().toBuffer();
const source = (pdf: Buffer) => pdf.toString("latin1");
const count = (text: string, part: string) => text.split(part).length - 1;

describe("reproducible", () => {
  const making = async () => ({
    scene: sceneOf(pageOf(canvas, [image("a", whole(canvas)), fill(whole(canvas), "#102030", "Foil_Gold")])),
    photos: [await printPhoto("a", await jpeg())],
  });

  test("the same order gives the same bytes", async () => {
    expect((await printFile(await making())).equals(await printFile(await making()))).toBe(true);
  });

  test("length and digest told are those of the bytes written", async () => {
    const memory = memorySink();
    const sink = digestingSink(memory);
    const produced = await producePrintFile({ ...(await orderOf(await making())), sink });
    expect(produced).toEqual({ ok: true, value: { bytes: memory.bytes().length, pages: 1 } });
    expect(sink.sha256()).toBe(createHash("sha256").update(memory.bytes()).digest("hex"));
  });

  test("another photo under the same id gives another file identity", async () => {
    const id = (pdf: Buffer) => /\/ID \[<([0-9A-F]{32})>/.exec(source(pdf))?.[1];
    const other = await printPhoto("a", await photoOf(300, 200).negate().jpeg().toBuffer());
    const first = id(await printFile(await making()));
    expect(first).toBeDefined();
    expect(id(await printFile({ ...(await making()), photos: [other] }))).not.toBe(first);
  });
});

describe("boxes", () => {
  test("trim and bleed are the scene's, to the micrometre", async () => {
    const pdf = source(await printFile({ scene: sceneOf(pageOf({ width: 300, height: 200, bleed: 3 }, [])) }));
    expect(pdf).toContain("/MediaBox [0 0 867.402 583.937]");
    expect(pdf).toContain("/BleedBox [0 0 867.402 583.937]");
    expect(pdf).toContain("/TrimBox [8.504 8.504 858.898 575.433]");
  });

  test("marks widen the media box only", async () => {
    const scene = sceneOf(pageOf({ width: 300, height: 200, bleed: 3 }, []));
    const pdf = source(await printFile({ scene, partner: { marks: "crop" } }));
    expect(pdf).toContain("/MediaBox [0 0 912.756 629.291]");
    expect(pdf).toContain("/BleedBox [22.677 22.677 890.079 606.614]");
    expect(pdf).toContain("/Separation /All");
  });

  test("a wall beyond 200 inches counts in larger units", async () => {
    const pdf = source(await printFile({ scene: sceneOf(pageOf({ width: 5000, height: 3000, bleed: 50 }, [])) }));
    expect(pdf).toContain("/UserUnit 2");
    expect(pdf).toContain("/MediaBox [0 0 7228.346 4393.701]");
  });
});

describe("photos", () => {
  test("nine placements of a mirrored edge embed the photo once, byte by byte", async () => {
    const bytes = await jpeg();
    const photo = await printPhoto("a", bytes);
    const placements = Array.from({ length: 9 }, (_, index) => {
      const clip = { x: index * 1000, y: 0, width: 1000, height: 1000 };
      return image("a", clip, [-380000, 0, 0, 280000, 380000 + index, 0]);
    });
    const pdf = await printFile({ scene: sceneOf(pageOf(canvas, placements)), photos: [photo] });
    expect(count(source(pdf), "/Subtype /Image")).toBe(1);
    expect(pdf.includes(bytes)).toBe(true);
  });

  test("each distinct profile is embedded once; untagged photos share sRGB with the fills", async () => {
    const p3 = (id: string, width: number) =>
      photoOf(width, 20)
        .withIccProfile("p3")
        .jpeg()
        .toBuffer()
        .then((bytes) => printPhoto(id, bytes));
    const photos = [await p3("a", 30), await p3("b", 40), await printPhoto("c", await jpeg())];
    const items = [fill(whole(canvas), "#ffffff"), ...photos.map(({ id }) => image(id, whole(canvas)))];
    const pdf = source(await printFile({ scene: sceneOf(pageOf(canvas, items)), photos }));
    expect(count(pdf, "/N 3")).toBe(2);
    expect(count(pdf, "/N 4")).toBe(1);
    expect(pdf).not.toContain("/DeviceRGB");
  });

  test("CMYK with Adobe's marker is read with inverted inks", async () => {
    const bytes = await photoOf(30, 20).toColourspace("cmyk").jpeg().toBuffer();
    const photos = [await printPhoto("a", bytes)];
    const pdf = source(await printFile({ scene: sceneOf(pageOf(canvas, [image("a", whole(canvas))])), photos }));
    expect(pdf).toContain("/Decode [1 0 1 0 1 0 1 0]");
    expect(pdf).toContain("/ColorSpace /DeviceCMYK");
  });

  test("grey stays grey, with sRGB's curve", async () => {
    const photos = [await printPhoto("a", await photoOf(30, 20).toColourspace("b-w").jpeg().toBuffer())];
    expect(photos[0]?.colour.components).toBe(1);
    const pdf = source(await printFile({ scene: sceneOf(pageOf(canvas, [image("a", whole(canvas))])), photos }));
    expect(count(pdf, "/N 1")).toBe(1);
    expect(pdf).not.toContain("/DeviceGray");
  });
});

describe("photos that had to be decoded", () => {
  const samples = (data: Buffer, bits: 8 | 16 = 8): PrintPhoto => ({
    id: "a",
    sha256: "",
    width: 30,
    height: 20,
    orientation: 1,
    encoding: { kind: "samples" },
    colour: { components: 3, bits, icc: null },
    content: {
      kind: "stream",
      length: data.length,
      async *open() {
        yield data.subarray(0, 100);
        yield data.subarray(100);
      },
    },
  });
  const making = (photo: PrintPhoto) => ({
    scene: sceneOf(pageOf(canvas, [image("a", whole(canvas))])),
    photos: [photo],
  });

  test("are written as compressed samples, bit for bit", async () => {
    const pixels = await photoOf(30, 20).raw().toBuffer();
    const pdf = await printFile(making(samples(pixels)));
    const start = pdf.indexOf("stream\n", pdf.indexOf("/Subtype /Image")) + 7;
    expect(inflateSync(pdf.subarray(start))).toEqual(pixels);
  });

  test("of 16 bits keep them", async () => {
    const pdf = source(await printFile(making(samples(Buffer.alloc(30 * 20 * 6), 16))));
    expect(pdf).toContain("/BitsPerComponent 16");
  });
});

describe("plates", () => {
  test("take the partner's name and overprint", async () => {
    const scene = sceneOf(pageOf(canvas, [fill(whole(canvas), "#000000", "Foil_Gold")]));
    const pdf = source(await printFile({ scene, partner: { plates: { Foil_Gold: "coating 1" } } }));
    expect(pdf).toContain("/Separation /coating#201");
    expect(pdf).toContain("/OP true\n/op true\n/OPM 1");
    expect(pdf).not.toContain("Foil_Gold");
  });
});

describe("refusals are answers", () => {
  const refusal = async (making: Parameters<typeof orderOf>[0]) => {
    const produced = await producePrintFile({ ...(await orderOf(making)), sink: memorySink() });
    return produced.ok ? null : produced.error;
  };
  const page = sceneOf(pageOf(canvas, [image("a", whole(canvas))]));

  test("no pages, no photo, no such plate, a plate that is see-through, no slug font", async () => {
    expect(await refusal({ scene: sceneOf() })).toEqual({ reason: "no-pages" });
    expect(await refusal({ scene: page })).toEqual({ reason: "photo-missing", photo: "a" });
    const plate = (item: ReturnType<typeof fill>) => refusal({ scene: sceneOf(pageOf(canvas, [item])) });
    expect(await plate(fill(whole(canvas), "#000000", "Neon" as "Relief"))).toEqual({
      reason: "plate-unknown",
      plate: "Neon",
    });
    const seeThrough = faded(500_000, fill(whole(canvas), "#000000", "Foil_Gold"));
    expect(await refusal({ scene: sceneOf(pageOf(canvas, [seeThrough])) })).toEqual({
      reason: "plate-transparent",
      plate: "Foil_Gold",
    });
    expect(await refusal({ scene: page, partner: { slug: true } })).toEqual({
      reason: "font-missing",
      font: "instrument-sans-regular",
    });
  });

  test("a photo that vanished or became shorter since intake", async () => {
    const photo = await printPhoto("a", await jpeg());
    const short = { ...photo, content: { ...photo.content, length: 5 } } as typeof photo;
    expect(await refusal({ scene: page, photos: [short] })).toEqual({ reason: "photo-unreadable", photo: "a" });
    const content = { kind: "file", path: "/nowhere/a.jpg", ranges: [{ start: 0, end: 10 }] } as const;
    expect(await refusal({ scene: page, photos: [{ ...photo, content }] })).toEqual({
      reason: "photo-unreadable",
      photo: "a",
    });
  });
});
