import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { noArt } from "../../design/art-drawing.ts";
import type { Stock } from "../../design/material.ts";
import { type Style, styleSchema } from "../../design/template/style.ts";
import { type Layout, layoutSchema, type Pairing, type Palette } from "../../design/template/template.ts";
import { createWardrobe, type Wardrobe } from "../../design/template/wardrobe.ts";
import { catalogueFonts } from "../../design/text/font-catalogue.ts";
import { createFontStore } from "../../design/text/font-store.ts";
import { loadHyphens } from "../../design/text/load-hyphens.ts";

const goods = join(import.meta.dirname, "../goods");
const read = (name: string) => JSON.parse(readFileSync(join(goods, name), "utf8"));

interface Group {
  readonly id: string;
  readonly layouts: { readonly cover: string; readonly month: string };
  readonly palette: string;
  readonly pairing: string;
  readonly calendarTypes: readonly string[];
}
/** The demo shop's looks of calendars. */
export const demoGroups: readonly Group[] = read("calendar-design-groups.json");

const layouts = new Map<string, Layout>(
  readdirSync(join(goods, "layouts")).map((file) => {
    const layout = layoutSchema.parse(read(`layouts/${file}`));
    return [layout.key, layout];
  }),
);
const palettes = new Map<string, Palette>((read("palettes.json") as Palette[]).map((one) => [one.key, one]));
const pairings = new Map<string, Pairing>((read("pairings.json") as Pairing[]).map((one) => [one.key, one]));

/** A look of the demo shop as a style, without its cliparts. */
function demoStyle(key: string): Style {
  const group = demoGroups.find(({ id }) => id === key);
  if (!group) throw new Error(`no look ${key}`);
  const part = (name: string) => [layouts.get(name)];
  return styleSchema.parse({
    key,
    title: key,
    parts: { cover: part(group.layouts.cover), month: part(group.layouts.month) },
    dressing: {
      palette: palettes.get(group.palette),
      pairing: pairings.get(group.pairing),
      art: {},
      artInk: "own",
      words: {},
      language: "de",
      plate: null,
    },
  });
}

/** All fonts of the demo's looks, and German hyphens. */
export async function demoStock(): Promise<Stock> {
  const store = createFontStore(({ url }) => readFile(url));
  const keys = ["bricolage-grotesque-semibold", "instrument-sans-regular"];
  const used = [...pairings.values()].flatMap(({ display, body, emphasis }) => [display, body, emphasis, ...keys]);
  const known = catalogueFonts.flatMap(({ key }) => (used.includes(key) ? [key] : []));
  return { fonts: await store.ofKeys(known), hyphens: await loadHyphens(["de", "en-GB", "fr"]), art: noArt };
}

export const demoWardrobe = (key: string, stock: Stock): Wardrobe => createWardrobe(demoStyle(key), stock);
