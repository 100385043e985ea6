import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { type Proportion, proportions } from "../../design/template/template.ts";
import { writtenIn } from "../../design/template/written-in.ts";
import { createFontStore } from "../../design/text/font-store.ts";
import { drawPreview } from "../../services/themes/drawing/draw-preview.ts";
import type { PreviewJob } from "../../services/themes/drawing/preview-job.ts";
import { previewSizes } from "../../services/themes/drawing/preview-sizes.ts";
import type { Goods } from "../../services/themes/service.ts";

/** Longest side of a design on its sheet, pixels. */
const TILE = 128;
const COLUMNS = 14;
/** Between designs, so that one does not show in the other where the file is compressed. */
const GAP = 16;

/** Where a design is on its sheet, pixels. */
export interface Tile {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ContactSheet {
  readonly name: string;
  readonly tiles: readonly Tile[];
  /** WebP. */
  readonly picture: Uint8Array;
}

type Look = Pick<Goods["themes"][number], "palette" | "pairing" | "art" | "artInk"> & {
  readonly name: string;
  readonly layout: string;
  readonly words: string | null;
  readonly refinement: PreviewJob["refinement"];
};

/** Every design of the goods in German and in its first proportion: a sheet each for cards, calendars, books and collages. */
export async function contactSheets(goods: Goods): Promise<readonly ContactSheet[]> {
  const fonts = createFontStore(({ url }) => readFile(url));
  const draw = async (look: Look): Promise<Drawn> => {
    const job = jobOf(look, goods);
    const svg = drawPreview(job, await fonts.ofTexts(writtenIn(job.template, job)));
    const size = inTile(job.proportion);
    return {
      name: look.name,
      size,
      picture: await sharp(Buffer.from(svg))
        .resize({ ...size, fit: "fill" })
        .png()
        .toBuffer(),
    };
  };
  return Promise.all(
    Object.entries(looksOf(goods)).map(async ([name, looks]) => sheetOf(name, await Promise.all(looks.map(draw)))),
  );
}

interface Drawn {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly picture: Uint8Array;
}

async function sheetOf(name: string, drawn: readonly Drawn[]): Promise<ContactSheet> {
  const cell = TILE + GAP;
  const tiles = drawn.map(({ name: design, size }, index) => {
    return { name: design, left: (index % COLUMNS) * cell, top: Math.floor(index / COLUMNS) * cell, ...size };
  });
  const extent = { width: COLUMNS * cell, height: Math.ceil(drawn.length / COLUMNS) * cell };
  const picture = await sharp({ create: { ...extent, channels: 3, background: "#808080" } })
    .composite(
      drawn.map(({ picture: input }, index) => ({ input, left: tiles[index]?.left, top: tiles[index]?.top }) as never),
    )
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  return { name, tiles, picture };
}

function inTile(proportion: Proportion) {
  const { width, height } = previewSizes[proportion];
  const scale = TILE / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function looksOf(goods: Goods): Readonly<Record<string, readonly Look[]>> {
  const plain = { refinement: null, words: null } as const;
  return {
    cards: goods.themes.map((theme) => ({ ...theme, name: theme.id })),
    calendars: goods.calendarGroups.flatMap((group) =>
      Object.entries(group.layouts).map(([page, layout]) => ({
        ...group,
        ...plain,
        name: `${group.id} ${page}`,
        layout,
      })),
    ),
    photobooks: goods.bookSets.flatMap((set) => {
      const { cover, opening, pages } = set.layouts;
      return [cover, opening, ...pages].map((layout) => ({
        ...set,
        refinement: null,
        name: `${set.id} ${layout}`,
        layout,
      }));
    }),
    collages: goods.collages.map(({ id, layout }) => ({
      ...plain,
      name: String(id),
      layout,
      palette: "stone",
      pairing: "classic",
      art: {},
      artInk: "own",
      words: "year",
    })),
  };
}

function jobOf(look: Look, { layouts, palettes, pairings, words, cliparts }: Goods): PreviewJob {
  const { variants } = found(layouts.find(({ key }) => key === look.layout));
  const proportion = found(proportions.find((one) => variants[one]));
  const texts = words.find(({ key }) => key === look.words)?.texts;
  return {
    proportion,
    template: found(variants[proportion]),
    artInk: look.artInk,
    language: "de",
    palette: found(palettes.find(({ key }) => key === look.palette)),
    pairing: found(pairings.find(({ key }) => key === look.pairing)),
    main: cliparts.find(({ id }) => id === look.art.main),
    accent: cliparts.find(({ id }) => id === look.art.accent),
    words: texts?.de ?? { headline: "September", names: "2027" },
    refinement: look.refinement,
  };
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("the goods lack a part that a design names");
  return thing;
}
