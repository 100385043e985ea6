import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { done, failed } from "../../core/outcome.ts";
import { type ArtPiece, artPieceSchema, svgInside } from "../../design/art/art-piece.ts";
import { layoutSchema, pairingSchema, paletteSchema } from "../../design/template/template.ts";
import {
  bookSetSchema,
  calendarGroupSchema,
  cardThemeSchema,
  collageSchema,
  type Goods,
  layoutChoicesSchema,
  searchWordsSchema,
  wordsSchema,
} from "../../services/themes/service.ts";
import type { Problem } from "./problem.ts";
import { parseData, type Read, readJson } from "./read-data.ts";

/** Lists that are one file each, and lists that are a folder of files. */
const files = {
  layoutChoices: ["layout-choices.json", layoutChoicesSchema],
  palettes: ["palettes.json", paletteSchema],
  pairings: ["pairings.json", pairingSchema],
  words: ["words.json", wordsSchema],
  searchWords: ["search-words.json", searchWordsSchema],
  calendarGroups: ["calendar-design-groups.json", calendarGroupSchema],
  bookSets: ["photobook-design-group-sets.json", bookSetSchema],
  collages: ["collages.json", collageSchema],
} as const;

/** File of an entry of the design stock. */
export function fileOfGoods(list: keyof Goods, id: string): string {
  if (list === "cliparts") return "art/manifest.json";
  if (list === "layouts") return `goods/layouts/${id}.json`;
  return list === "themes" ? "goods/themes" : `goods/${files[list][0]}`;
}

/** The folder's `goods/` with the cliparts of `art/`; null where it is missing. */
export async function readGoods(folder: string): Promise<Read<Goods | null>> {
  const inGoods = await readdir(join(folder, "goods")).catch(() => null);
  if (inGoods === null) return done(null);
  const known = ["layouts", "themes", ...Object.values(files).map(([file]) => file)];
  const problems: Problem[] = inGoods
    .filter((name) => !known.includes(name))
    .map((name) => ({ file: `goods/${name}`, place: "", rule: `is not known; known are ${known.join(", ")}` }));
  const keep = <Value>(read: Read<Value>, otherwise: Value): Value => {
    if (read.ok) return read.value;
    problems.push(...read.error);
    return otherwise;
  };
  const list = async <Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>[]> =>
    keep(await readAs(z.array(schema), folder, `goods/${file}`), []);
  const goods: Goods = {
    layouts: keep(await readEach(layoutSchema, folder, "goods/layouts"), []),
    layoutChoices: await list(...files.layoutChoices),
    palettes: await list(...files.palettes),
    pairings: await list(...files.pairings),
    words: await list(...files.words),
    searchWords: await list(...files.searchWords),
    cliparts: keep(await readCliparts(folder), []),
    themes: keep(await readEach(z.array(cardThemeSchema), folder, "goods/themes"), []).flat(),
    calendarGroups: await list(...files.calendarGroups),
    bookSets: await list(...files.bookSets),
    collages: await list(...files.collages),
  };
  return problems.length > 0 ? failed(problems) : done(goods);
}

async function readAs<Value>(schema: z.ZodType<Value>, folder: string, file: string): Promise<Read<Value>> {
  const json = await readJson(folder, file);
  return json.ok ? parseData(schema, json.value, file) : json;
}

/** Every JSON file of a folder, in the order of names. */
async function readEach<Value>(schema: z.ZodType<Value>, folder: string, part: string): Promise<Read<Value[]>> {
  const names = (await readdir(join(folder, part)).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  return together(await Promise.all(names.map((name) => readAs(schema, folder, `${part}/${name}`))));
}

function together<Value>(reads: readonly Read<Value>[]): Read<Value[]> {
  const problems = reads.flatMap((read) => (read.ok ? [] : read.error));
  return problems.length > 0 ? failed(problems) : done(reads.flatMap((read) => (read.ok ? [read.value] : [])));
}

const drawing = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\.svg$/);
const clipartsSchema = z.object({
  pieces: z.array(
    z.looseObject({
      ...artPieceSchema.pick({ id: true, title: true, family: true, tags: true }).shape,
      widthMm: z.number().positive(),
      heightMm: z.number().positive(),
      file: drawing,
      foil: z.looseObject({ file: drawing }).nullable().optional(),
    }),
  ),
});
type Manifested = z.infer<typeof clipartsSchema>["pieces"][number];

async function readCliparts(folder: string): Promise<Read<ArtPiece[]>> {
  const file = "art/manifest.json";
  const json = await readJson(folder, file);
  const manifest = json.ok ? parseData(clipartsSchema, json.value, file) : json;
  if (!manifest.ok) return manifest;
  return together(await Promise.all(manifest.value.pieces.map((piece) => readClipart(folder, piece))));
}

async function readClipart(
  folder: string,
  { id, title, family, tags, widthMm, heightMm, file, foil }: Manifested,
): Promise<Read<ArtPiece>> {
  const [colour, single] = await Promise.all(
    [file, foil?.file].map(async (name) => (name === undefined ? null : readDrawing(folder, name))),
  );
  if (!colour?.ok) return colour ?? failed([]);
  if (single && !single.ok) return single;
  const size = { width: Math.round(widthMm * 1000), height: Math.round(heightMm * 1000) };
  const { units, inside: markup } = colour.value;
  const piece = { id, title, family, tags, ...size, units, markup, foil: single?.value.inside ?? null };
  return parseData(artPieceSchema, piece, `art/${file}`);
}

async function readDrawing(folder: string, name: string): Promise<Read<NonNullable<ReturnType<typeof svgInside>>>> {
  const file = `art/${name}`;
  const text = await readFile(join(folder, file), "utf8").catch(() => null);
  if (text === null) return failed([{ file, place: "", rule: "cannot be read" }]);
  const found = svgInside(text);
  return found ? done(found) : failed([{ file, place: "", rule: "is no SVG drawing with a view box from 0 0" }]);
}
