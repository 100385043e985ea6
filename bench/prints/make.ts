/** Makes prints in a process of its own, by our writer or by bare sharp: `make.ts WAY PRINTS PHOTO...`, answers with time and memory. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Scene, ScenePage } from "../../design/scene.ts";
import { noFonts } from "../../design/text/font.ts";
import { makePrints } from "../../print/jpeg-print.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import { takeIn } from "../print/photos.ts";

/** 150 x 100 mm and 3 mm on each side, as the lab's plan has it. */
const SIZE = { width: 156_000, height: 106_000 };
const PIXELS = { width: 1843, height: 1252 };
const PIXELS_PER_INCH = 300;

const [, , way, count = "1", ...paths] = process.argv;
const prints = Array.from({ length: Number(count) }, (_, n) => n);
const folder = await mkdtemp(join(tmpdir(), "passepartout-prints-"));
try {
  const seconds = await (way === "bare" ? bare() : ours());
  console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function bare(): Promise<number> {
  const started = performance.now();
  for (const n of prints) {
    await sharp(paths[n % paths.length])
      .autoOrient()
      .resize({ ...PIXELS, fit: "cover" })
      .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
      .toBuffer();
  }
  return (performance.now() - started) / 1000;
}

async function ours(): Promise<number> {
  const photos = await takeIn(paths);
  const scene: Scene = { version: 2, pages: prints.map(pageOf) };
  const plan: PrintPlan = {
    role: "prints",
    partner: "lab",
    copies: 1,
    surfaces: scene.pages.map(({ surface }) => surface),
    output: { format: "jpeg", pixelsPerInch: PIXELS_PER_INCH },
  };
  const started = performance.now();
  const made = await makePrints({
    scene,
    plan,
    folder,
    fonts: noFonts,
    photos: async (id) => photos[Number(id)] ?? null,
    take: async () => {},
  });
  if (!made.ok) throw new Error(made.error.reason);
  return (performance.now() - started) / 1000;
}

/** A photo of 4:3 that fills the sheet, on white as every print is. */
function pageOf(n: number): ScenePage {
  const { width, height } = SIZE;
  const whole = { x: 0, y: 0, ...SIZE };
  const high = Math.round((width * 3) / 4);
  return {
    surface: `print-${n}`,
    role: "print",
    copies: 1,
    size: SIZE,
    zones: [],
    trim: { x: 3000, y: 3000, width: width - 6000, height: height - 6000 },
    items: [
      { type: "fill", element: null, rect: whole, colour: "#ffffff" },
      {
        type: "image",
        element: "photo",
        photo: String(n % paths.length),
        clip: whole,
        matrix: [width, 0, 0, high, 0, Math.round((height - high) / 2)],
      },
    ],
  };
}
