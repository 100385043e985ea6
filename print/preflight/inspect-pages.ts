import { readContent } from "./content/read-content.ts";
import { type Library, startReading } from "./content/reading.ts";
import { initialState } from "./content/state.ts";
import { type Box, boxOf, type Matrix } from "./geometry.ts";
import type { BoxName, Mark, PageFacts } from "./inspection.ts";
import {
  dictionaryOf,
  isArray,
  isReference,
  isStream,
  nameOf,
  numberOf,
  type PdfDictionary,
  type PdfObject,
} from "./reader/objects.ts";

const PAGE_LIMIT = 5_000;
const inheritable = ["MediaBox", "CropBox", "Rotate", "Resources"] as const;

/** All pages in order (ISO 32000-1, 7.7.3), with what they inherit. */
export async function readPages(library: Library, root: PdfDictionary | null): Promise<readonly PageFacts[]> {
  const pages: PageFacts[] = [];
  const seen = new Set<number>();
  const visit = async (object: PdfObject | undefined, inherited: ReadonlyMap<string, PdfObject>): Promise<void> => {
    if (isReference(object)) {
      if (seen.has(object.object)) return;
      seen.add(object.object);
    }
    const node = dictionaryOf(await library.file.resolve(object));
    if (!node || pages.length >= PAGE_LIMIT || seen.size > 4 * PAGE_LIMIT) return;
    const given = new Map(inherited);
    for (const key of inheritable) {
      const value = node.entries.get(key);
      if (value !== undefined) given.set(key, value);
    }
    const kids = await library.file.entry(node, "Kids");
    if (isArray(kids)) for (const kid of kids) await visit(kid, given);
    else pages.push(await readPage(library, { kind: "dictionary", entries: new Map([...given, ...node.entries]) }));
  };
  await visit(root?.entries.get("Pages"), new Map());
  return pages;
}

async function readPage(library: Library, page: PdfDictionary): Promise<PageFacts> {
  const { file, colours } = library;
  const unit = numberOf(await file.entry(page, "UserUnit")) ?? 1;
  const boxes: Partial<Record<BoxName, Box>> = {};
  for (const name of ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"] as const) {
    const box = await boxAt(library, page.entries.get(name), unit);
    if (box) boxes[name] = box;
  }
  const marks: Mark[] = [];
  const scale: Matrix = [unit, 0, 0, unit, 0, 0];
  const state = initialState(boxes.MediaBox ?? null, scale);
  const group = dictionaryOf(await file.entry(page, "Group"))?.entries.get("CS");
  const groups = group === undefined ? [] : [await colours.space(group)];
  const content = await contentOf(library, page.entries.get("Contents"));
  const reading = startReading({ library, marks, groups, depth: 0 }, await file.entry(page, "Resources"), state);
  await readContent(reading, content);
  return {
    boxes,
    marks,
    rotation: numberOf(await file.entry(page, "Rotate")) ?? 0,
    annotations: await annotations(library, page, unit),
    actions: page.entries.has("AA"),
    groupSpaces: groups,
  };
}

async function boxAt({ file }: Library, object: PdfObject | undefined, unit: number): Promise<Box | null> {
  const list = await file.resolve(object);
  if (!isArray(list) || list.length !== 4) return null;
  const sides = await Promise.all(list.map(async (side) => numberOf(await file.resolve(side))));
  if (sides.some((side) => side === null)) return null;
  const [x0, y0, x1, y1] = sides.map((side) => (side ?? 0) * unit) as [number, number, number, number];
  return boxOf([
    [x0, y0],
    [x1, y1],
  ]);
}

/** The page's content streams as one, as the standard wants them read. */
async function contentOf({ file, damage }: Library, object: PdfObject | undefined): Promise<Uint8Array> {
  const resolved = await file.resolve(object);
  const parts: Uint8Array[] = [];
  for (const part of isArray(resolved) ? resolved : [resolved]) {
    const stream = await file.resolve(part);
    if (!isStream(stream)) continue;
    const data = await file.data(stream);
    if (data.ok) parts.push(data.value, Buffer.from("\n"));
    else damage.add(`content-${data.error}`);
  }
  return Buffer.concat(parts);
}

async function annotations(library: Library, page: PdfDictionary, unit: number): Promise<PageFacts["annotations"]> {
  const list = await library.file.entry(page, "Annots");
  const found: { subtype: string; box: Box | null }[] = [];
  for (const item of isArray(list) ? list.slice(0, 1000) : []) {
    const annotation = dictionaryOf(await library.file.resolve(item));
    const subtype = nameOf(await library.file.entry(annotation, "Subtype")) ?? "unknown";
    found.push({ subtype, box: await boxAt(library, annotation?.entries.get("Rect"), unit) });
  }
  return found;
}
