import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readTransformation } from "../grammar/read-transformation.ts";
import { doPictureJob } from "./picture-job.ts";

/** Four fields of 400x300 in a picture of 800x600: red, green above; blue, white below. */
const fields = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;
let folder: string;
const file = (name: string) => join(folder, name);

async function fourFields() {
  const field = (background: string, left: number, top: number) => ({
    input: { create: { width: 400, height: 300, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 800, height: 600, channels: 3, background: "#ffffff" } }).composite([
    field("#ff0000", 0, 0),
    field("#00ff00", 400, 0),
    field("#0000ff", 0, 300),
  ]);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "passepartout-render-"));
  const picture = await fourFields();
  await picture.clone().png().toFile(file("plain.png"));
  // As a camera held upright stores it: people see it turned by 90 degrees.
  await picture.clone().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toFile(file("turned.jpg"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function made(path: string, name = "plain.png", format: "png" | "webp" | "jpeg" | "avif" = "png") {
  const wish = readTransformation(path);
  if (!wish.ok) throw new Error(wish.error);
  const done = await doPictureJob({ do: "transform", path: file(name), maxPixels: 1e6, wish: wish.value, format });
  if (!done.ok) throw new Error(done.error.sentence);
  const { content } = done.value;
  const { data, info } = await sharp(content)
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  /** Name of the field a point lies in, `clear` where there is nothing. */
  const field = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0, alpha] = at(x, y);
    if (alpha === 0) return "clear";
    const near = (one: readonly number[]) =>
      [r, g, b].every((value, index) => Math.abs(value - (one[index] ?? 0)) < 40);
    return Object.entries(fields).find(([, colour]) => near(colour))?.[0] ?? `${r},${g},${b}`;
  };
  const corners = [
    field(3, 3),
    field(info.width - 4, 3),
    field(3, info.height - 4),
    field(info.width - 4, info.height - 4),
  ].join(" ");
  return { size: `${info.width}x${info.height}`, corners, field, at, content };
}

test.each([
  ["", "800x600", "red green blue white"],
  ["400x0", "400x300", "red green blue white"],
  ["-400x0", "400x300", "green red white blue"],
  ["0x-300", "400x300", "blue white red green"],
  ["-100x100", "100x100", "green red white blue"],
  ["200x150/0x0:400x300", "200x150", "red red red red"],
  ["100x100/filters:focal(0x0:10x10)", "100x100", "red green blue white"],
  ["40x20/400x0:800x600", "40x20", "green green white white"],
  ["100x400/filters:focal(700x10:790x20)", "100x400", "green green white white"],
  ["filters:rotate(90)", "600x800", "blue red white green"],
  ["200x100/filters:rotate(270)", "100x200", "green white red blue"],
])("/m/%s is %s with the fields %s", async (path, size, corners) => {
  expect(await made(path)).toMatchObject({ size, corners });
});

test("a picture held upright is seen, cut and mirrored as it was held", async () => {
  expect(await made("", "turned.jpg")).toMatchObject({ size: "600x800", corners: "blue red white green" });
  expect(await made("60x60/0x0:300x400", "turned.jpg")).toMatchObject({ corners: "blue blue blue blue" });
  // Cut to fill after the resizing, and before it.
  expect(await made("60x60", "turned.jpg")).toMatchObject({ size: "60x60", corners: "blue red white green" });
  expect(await made("-60x60", "turned.jpg")).toMatchObject({ size: "60x60", corners: "red blue green white" });
});

test("what is fitted in stands in the middle of its sheet, which keeps its colour whatever is done to the picture", async () => {
  const { size, field } = await made("fit-in/100x300/filters:fill(0000ff):grayscale():brightness(50)");
  expect(size).toBe("100x300");
  expect([field(50, 5), field(50, 295)]).toEqual(["blue", "blue"]);
  expect(field(10, 150)).not.toBe("blue");
  expect((await made("fit-in/100x300/filters:fill(transparent)")).corners).toBe("clear clear clear clear");
});

test("brightness, grey and blur change the pixels as said", async () => {
  expect((await made("filters:brightness(-100)")).at(700, 500)).toEqual([0, 0, 0, 255]);
  expect((await made("filters:brightness(20)")).at(10, 10)).toEqual([255, 51, 51, 255]);
  const [r, g, b] = (await made("filters:grayscale()")).at(10, 10);
  expect([g, b]).toEqual([r, r]);
  expect((await made("")).at(398, 100)).toEqual([255, 0, 0, 255]);
  const [red = 0, green = 0] = (await made("filters:blur(20)")).at(398, 100);
  expect(red).toBeLessThan(200);
  expect(green).toBeGreaterThan(50);
});

test("round corners end in nothing or in their colour", async () => {
  const clear = await made("filters:round_corner(100,0,0,0,1)");
  expect([clear.field(5, 5), clear.field(794, 594), clear.field(100, 100)]).toEqual(["clear", "clear", "red"]);
  const blue = await made("filters:round_corner(100|50,0,0,255,0)");
  expect([blue.field(5, 5), blue.field(50, 52), blue.at(5, 5)[3]]).toEqual(["blue", "red", 255]);
});

test.each(["webp", "jpeg", "avif"] as const)("%s is what it says it is, smaller at lower quality", async (format) => {
  const noise = {
    create: {
      width: 300,
      height: 300,
      channels: 3 as const,
      background: "#000",
      noise: { type: "gaussian" as const, mean: 128, sigma: 40 },
    },
  };
  await sharp(noise).png().toFile(file("noise.png"));
  const good = await made("filters:quality(90)", "noise.png", format);
  const bad = await made("filters:quality(10)", "noise.png", format);
  const found = await sharp(good.content).metadata();
  expect(found.format).toBe(format === "avif" ? "heif" : format);
  expect(found.exif).toBeUndefined();
  expect(bad.content.length).toBeLessThan(good.content.length / 2);
});

test("a smart cut keeps what is busiest", async () => {
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const busy = sharp({ create: { width: 1200, height: 200, channels: 3, background: "#ffffff" } });
  await busy
    .composite([{ input: noise, left: 1000, top: 0 }])
    .png()
    .toFile(file("busy.png"));
  expect((await made("200x200", "busy.png")).field(190, 100)).toBe("white");
  expect((await made("200x200/smart", "busy.png")).field(190, 100)).not.toBe("white");
});

test.each([
  ["nothing", Buffer.alloc(0), "not-a-picture"],
  ["text", Buffer.from("<html><script>alert(1)</script>"), "not-a-picture"],
  ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "picture-by-svg"],
])("%s is refused", async (_, content, kind) => {
  const { writeFile } = await import("node:fs/promises");
  await writeFile(file("odd"), content);
  const seen = await doPictureJob({ do: "examine", path: file("odd"), maxPixels: 1e6 });
  expect(seen).toMatchObject({ ok: false, error: { kind: kind === "picture-by-svg" ? "not-a-picture" : kind } });
});

test("too many pixels and damaged files are refused before and after they are read", async () => {
  expect(await doPictureJob({ do: "examine", path: file("plain.png"), maxPixels: 479_999 })).toEqual({
    ok: false,
    error: { kind: "too-many-pixels", sentence: "has 800x600 pixels, more than 479999 in all" },
  });
  const { readFile, writeFile } = await import("node:fs/promises");
  const whole = await readFile(file("turned.jpg"));
  await writeFile(file("half.jpg"), whole.subarray(0, whole.length / 2));
  expect(await doPictureJob({ do: "examine", path: file("half.jpg"), maxPixels: 1e6 })).toMatchObject({
    error: { kind: "damaged" },
  });
});
