import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { done } from "../../core/outcome.ts";
import { noFonts } from "../../design/text/font.ts";
import { photoOf, printPhoto } from "../testing/photos.ts";
import { faded, fill, image, outlined, pageOf, whole } from "../testing/scenes.ts";
import { drawPage } from "./draw-page.ts";
import { rasterOf } from "./raster.ts";

const measures = { width: 60, height: 40, bleed: 0 };
const at = (x: number, size: number) => ({ x: x * 1000, y: x * 500, width: size * 1000, height: size * 1000 });

test("a side of many layers is the same when they are laid on each other a few at a time", async () => {
  const folder = await mkdtemp(join(tmpdir(), "layers-"));
  try {
    const bytes = await photoOf(300, 200).jpeg().toBuffer();
    const [photo, master] = [await printPhoto("a", bytes), join(folder, "master")];
    await writeFile(master, bytes);
    const items = Array.from({ length: 6 }, (_, place) => [
      image("a", at(place * 5, 20)),
      outlined("ellipse", at(place * 6, 15), "#204060"),
      faded(400_000, image("a", at(place * 4, 12)), fill(at(place * 4, 6), "#ff8000")),
    ]).flat();
    const page = pageOf(measures, [fill(at(0, 30), "#fff0e0"), ...items]);
    const tools = {
      raster: rasterOf(whole(measures), 100),
      fonts: noFonts,
      photo: async () => done({ photo, master }),
    };
    const [all, few] = [await drawPage(page, tools), await drawPage(page, { ...tools, mostWaiting: 1 })];
    if (!all.ok || !few.ok) throw new Error("nothing was drawn");
    const difference = all.value.map((value, index) => Math.abs(value - (few.value[index] ?? 0)));
    expect(new Set(all.value).size).toBeGreaterThan(20);
    expect(difference.reduce((most, one) => Math.max(most, one))).toBeLessThanOrEqual(2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
