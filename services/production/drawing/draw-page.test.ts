import sharp from "sharp";
import { expect, test } from "vitest";
import type { SceneImage, SceneItem, ScenePage } from "../../../design/scene.ts";
import { noFonts } from "../../../design/text/font.ts";
import { drawPage } from "./draw-page.ts";

const whole = { x: 0, y: 0, width: 620_000, height: 420_000 };
/** 60 x 40 cm with 1 cm bleed. */
const pageWith = (...items: SceneItem[]): ScenePage => ({
  surface: "front",
  role: "front",
  copies: 1,
  size: whole,
  zones: [],
  trim: { x: 10_000, y: 10_000, width: 600_000, height: 400_000 },
  items: [{ type: "fill", element: null, rect: whole, colour: "#00ff00" }, ...items],
});
const photo: SceneImage = {
  type: "image",
  element: "picture",
  photo: "p",
  clip: whole,
  matrix: [620_000, 0, 0, 420_000, 0, 0],
};

/** Left half red, right half blue. */
const redAndBlue = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: "#0000ff" } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();

async function drawn(page: ScenePage, photos: ReadonlyMap<string, Uint8Array> = new Map()) {
  const picture = await drawPage({ page, photos }, noFonts);
  const { width, height, format, hasAlpha } = await sharp(picture).metadata();
  const pixel = async (left: number, top: number) => {
    const one = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    return [...one].map((value) => Math.round(value / 51));
  };
  return { facts: [width, height, format, hasAlpha], pixel };
}

test("the preview is the trimmed page, drawn from the scene", async () => {
  const { facts, pixel } = await drawn(pageWith(photo), new Map([["p", await redAndBlue()]]));
  expect(facts).toEqual([640, 427, "webp", false]);
  expect(await pixel(40, 200)).toEqual([5, 0, 0]);
  expect(await pixel(600, 200)).toEqual([0, 0, 5]);
});

test("a tall page is as high as a wide one is wide", async () => {
  const tall = { ...pageWith(), trim: { x: 0, y: 0, width: 200_000, height: 400_000 } };
  expect((await drawn(tall)).facts).toEqual([320, 640, "webp", false]);
});

test("a photo that is gone leaves the background, it does not break the preview", async () => {
  expect(await (await drawn(pageWith(photo))).pixel(320, 200)).toEqual([0, 5, 0]);
});

test("a photo with an effect is shown with it, beside the same photo without", async () => {
  const effect = { tone: "black-and-white", light: 0, contrast: 0, warmth: 0 } as const;
  const half = { ...whole, width: 310_000 };
  const page = pageWith(photo, { ...photo, effect, clip: half });
  const { pixel } = await drawn(page, new Map([["p", await redAndBlue()]]));
  const [red = 0, green = 0, blue = 0] = await pixel(40, 200);
  expect(new Set([red, green, blue])).toEqual(new Set([1]));
  expect(await pixel(600, 200)).toEqual([0, 0, 5]);
});

test("a page of a hundred photos is drawn, each as small as it is shown", async () => {
  const large = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: "#ff0000" } })
    .webp()
    .toBuffer();
  const tiles = Array.from({ length: 100 }, (_, index): SceneImage => {
    const clip = { x: (index % 10) * 62_000, y: Math.floor(index / 10) * 42_000, width: 62_000, height: 42_000 };
    return { ...photo, photo: `p${index}`, clip, matrix: [clip.width, 0, 0, clip.height, clip.x, clip.y] };
  });
  const photos = new Map(tiles.map((tile) => [tile.photo, large as Uint8Array]));
  const { pixel } = await drawn(pageWith(...tiles), photos);
  expect(await pixel(320, 200)).toEqual([5, 0, 0]);
});
