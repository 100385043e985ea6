import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { artPieceSchema, svgInside } from "../design/art/art-piece.ts";
import { dressingPiece } from "../design/art/drawing-of.ts";
import { loadWardrobe } from "../design/template/load-wardrobe.ts";
import { type Style, styleSchema } from "../design/template/style.ts";
import type { Layout } from "../design/template/template.ts";
import type { Wardrobe } from "../design/template/wardrobe.ts";
import { createFontStore } from "../design/text/font-store.ts";

/** What a style of the demo names. */
export interface DemoLook {
  readonly key: string;
  /** Names of layouts by part. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly palette: string;
  readonly pairing: string;
  /** Key of the demo's words; left out: none. */
  readonly words?: string;
  /** Name of a clipart. */
  readonly main?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: data of the demo, read by the schema of styles below.
const json = (file: string): any => JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
// biome-ignore lint/suspicious/noExplicitAny: the same.
const byKey = (file: string, key: string): any => json(file).find((one: { key: string }) => one.key === key);
const fonts = createFontStore(({ url }) => readFile(url));

/** A style made of the demo's layouts, in German. */
export function demoStyle({ key, parts, palette, pairing, words, main }: DemoLook): Style {
  const layouts = Object.entries(parts).map(([part, names]) => [
    part,
    names.map((name): Layout => json(`goods/layouts/${name}.json`)),
  ]);
  return styleSchema.parse({
    key,
    title: key,
    parts: Object.fromEntries(layouts),
    dressing: {
      palette: byKey("goods/palettes.json", palette),
      pairing: byKey("goods/pairings.json", pairing),
      art: main === undefined ? {} : { main: pieceOf(main) },
      artInk: "own",
      plate: null,
      language: "de",
      words: words === undefined ? {} : byKey("goods/words.json", words).texts.de,
    },
  });
}

/** The same with its fonts. */
export const demoWardrobe = (look: DemoLook): Promise<Wardrobe> => loadWardrobe(demoStyle(look), fonts);

/** Further layouts of a part that the demo offers: "card-inside", "calendar-month", "photobook-page" ... */
export const demoChoices = (key: string): readonly string[] => byKey("goods/layout-choices.json", key).layouts;

function pieceOf(name: string) {
  const manifest = json("art/manifest.json").pieces as readonly { readonly id: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  const { id, title, family, tags, widthMm, heightMm, file, foil } = manifest.find((one) => one.id === name) as any;
  const inside = (of: string) => svgInside(readFileSync(join(import.meta.dirname, "art", of), "utf8"));
  const drawing = inside(file);
  const size = { width: Math.round(widthMm * 1000), height: Math.round(heightMm * 1000) };
  const read = { id, title, family, tags, ...size, units: drawing?.units, markup: drawing?.inside };
  return dressingPiece(artPieceSchema.parse({ ...read, foil: foil ? (inside(foil.file)?.inside ?? null) : null }));
}
