import { expect, test } from "vitest";
import { contentsOf } from "../testing/contents-of.ts";
import { printFile } from "../testing/print-file.ts";
import { faded, fill, pageOf, sceneOf, whole } from "../testing/scenes.ts";
import { allFonts, setLine } from "../testing/text.ts";

const measures = { width: 200, height: 100, bleed: 0 };
const fonts = await allFonts();
const words = setLine(fonts, "Sylt", { x: 20_000, y: 50_000 }, 10_000);
const sand = fill(whole(measures), "#c8b48a");
const veil = (x: number) => faded(500_000, fill({ x, y: 30_000, width: 40_000, height: 40_000 }, "#ffffff"));

async function blackOf(...items: Parameters<typeof pageOf>[1]): Promise<string | undefined> {
  const [content = ""] = contentsOf(await printFile({ scene: sceneOf(pageOf(measures, items)), fonts }));
  return /(?:\/\S+ gs )?0 0 0 1 k/.exec(content)?.[0];
}

test("black type overprints what is below it", async () => {
  expect(await blackOf(sand, words)).toMatch(/gs 0 0 0 1 k/);
});

test("black type knocks out where something transparent is over it, whose inks would blend with those below", async () => {
  expect(await blackOf(sand, words, veil(20_000))).toBe("0 0 0 1 k");
});

test("black type overprints beside something transparent, and on it", async () => {
  expect(await blackOf(sand, words, veil(120_000))).toMatch(/gs 0 0 0 1 k/);
  expect(await blackOf(sand, veil(20_000), words)).toMatch(/gs 0 0 0 1 k/);
});
