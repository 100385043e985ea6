import sharp from "sharp";
import { expect, test } from "vitest";
import type { Scene } from "../../design/scene.ts";
import { noFonts } from "../../design/text/font.ts";
import type { PicturedDesign } from "../designs/service.ts";
import { drawPreview } from "./preview.ts";
import { createPreviews, type PreviewsDependencies } from "./previews.ts";

const clip = { x: 0, y: 0, width: 620_000, height: 420_000 };
/** 60 x 40 cm with 1 cm bleed; the photo covers the page, left half red, right half blue. */
const scene: Scene = {
  version: 1,
  pages: [
    {
      surface: "front",
      size: { width: 620_000, height: 420_000 },
      trim: { x: 10_000, y: 10_000, width: 600_000, height: 400_000 },
      zones: [],
      items: [
        { type: "fill", element: null, rect: clip, colour: "#00ff00" },
        { type: "image", element: "picture", photo: "p", matrix: [620_000, 0, 0, 420_000, 0, 0], clip },
      ],
    },
  ],
};

const redAndBlue = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: "#0000ff" } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();

async function pixel(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  const one = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...one];
}

test("the preview is the trimmed page, drawn from the scene", async () => {
  const photo = await redAndBlue();
  const preview = await drawPreview(scene, async () => photo, noFonts);
  const { width, height, format } = await sharp(preview).metadata();
  expect([width, height, format]).toEqual([640, 427, "webp"]);
  const [red = 0, , blue = 255] = await pixel(preview, 40, 200);
  expect(red).toBeGreaterThan(230);
  expect(blue).toBeLessThan(25);
  const [redRight = 255, , blueRight = 0] = await pixel(preview, 600, 200);
  expect(redRight).toBeLessThan(25);
  expect(blueRight).toBeGreaterThan(230);
});

test("a photo that is gone leaves the background, it does not break the preview", async () => {
  const preview = await drawPreview(scene, async () => null, noFonts);
  const [red = 255, green = 0] = await pixel(preview, 320, 200);
  expect(green).toBeGreaterThan(230);
  expect(red).toBeLessThan(25);
});

test("a design that is not frozen shows its owner's photos and nobody else's, and is not kept", async () => {
  const photo = await redAndBlue();
  const lena = { visitorId: "lena", customerId: null };
  const previews = createPreviews({
    // Whatever is kept would need these.
    db: null as unknown as PreviewsDependencies["db"],
    files: null as unknown as PreviewsDependencies["files"],
    designs: {
      sceneOf: async () => ({ ok: true, value: { scene, hash: "h", layouts: [], data: null } }),
    } as unknown as PreviewsDependencies["designs"],
    photos: async () => photo,
    ownPhotos: async ({ visitorId }, ids) => new Set(visitorId === lena.visitorId ? ids : []),
  });
  const design = { kind: "photoframe", release: 1, document: { surfaces: [] }, sceneHash: "h" };
  const seenBy = async (visitorId: string) => {
    const drawn = await previews.ofDesign({ ...lena, visitorId }, design as unknown as PicturedDesign);
    return drawn.ok ? pixel(drawn.value, 600, 200) : [];
  };
  expect((await seenBy("lena"))[2]).toBeGreaterThan(230);
  expect((await seenBy("stranger"))[2]).toBeLessThan(25);
});
