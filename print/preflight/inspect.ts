import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { ByteSource } from "../byte-source.ts";
import { readContent } from "./content/read-content.ts";
import type { Library } from "./content/reading.ts";
import { lookAtAllObjects } from "./inspect/all-objects.ts";
import { colourSpaceReader } from "./inspect/colour-space.ts";
import { readIntents } from "./inspect/intents.ts";
import { readXmp } from "./inspect/xmp.ts";
import { readPages } from "./inspect-pages.ts";
import type { CatalogueFacts, Inspection, Unreadable, XmpFacts } from "./inspection.ts";
import { dictionaryOf, isArray, isStream, nameOf, type PdfDictionary, stringOf, textOf } from "./reader/objects.ts";
import { openPdf, type PdfFile } from "./reader/pdf-file.ts";

const OPERATOR_BUDGET = 3_000_000;

/** Reads a whole PDF file, photos excepted, into facts. Bounded in time and memory, and never throws on bad bytes. */
export async function inspect(source: ByteSource): Promise<Outcome<Inspection, Unreadable>> {
  const opened = await openPdf(source);
  if (!opened.ok) return failed(opened.error);
  const file = opened.value;
  const root = dictionaryOf(await file.entry(file.trailer, "Root"));
  const colours = colourSpaceReader(file);
  const library: Library = {
    file,
    colours,
    readContent,
    images: new Map(),
    fonts: new Map(),
    damage: new Set<string>(),
    budget: OPERATOR_BUDGET,
  };
  const pages = await readPages(library, root);
  const all = await lookAtAllObjects(file);
  return done({
    version: file.version ?? "",
    encrypted: file.trailer.entries.has("Encrypt"),
    id: await identifier(file),
    info: await information(file),
    xmp: await metadata(file, root),
    intents: await readIntents(file, root, colours),
    catalogue: await catalogue(file, root, all.scripts),
    pages,
    images: library.images,
    fonts: library.fonts,
    oddities: all.oddities,
    damage: [...library.damage, ...all.damage],
  });
}

async function identifier(file: PdfFile): Promise<Inspection["id"]> {
  const id = await file.entry(file.trailer, "ID");
  if (!isArray(id) || id.length !== 2) return null;
  const [first, second] = await Promise.all(id.map(async (half) => stringOf(await file.resolve(half))));
  if (!first || !second) return null;
  return [Buffer.from(first, "latin1").toString("hex"), Buffer.from(second, "latin1").toString("hex")];
}

async function information(file: PdfFile): Promise<ReadonlyMap<string, string>> {
  const facts = new Map<string, string>();
  const info = dictionaryOf(await file.entry(file.trailer, "Info"));
  for (const key of info?.entries.keys() ?? []) {
    const value = await file.entry(info, key);
    const text = textOf(value) ?? nameOf(value);
    if (text !== null) facts.set(key, text);
  }
  return facts;
}

async function metadata(file: PdfFile, root: PdfDictionary | null): Promise<XmpFacts | null> {
  const stream = await file.entry(root, "Metadata");
  const data = isStream(stream) ? await file.data(stream) : null;
  return data?.ok ? readXmp(data.value) : null;
}

async function catalogue(file: PdfFile, root: PdfDictionary | null, scripts: boolean): Promise<CatalogueFacts> {
  const names = dictionaryOf(await file.entry(root, "Names"));
  return {
    scripts: scripts || (names?.entries.has("JavaScript") ?? false),
    actions: ["OpenAction", "AA"].some((key) => root?.entries.has(key)),
    forms: root?.entries.has("AcroForm") ?? false,
    embeddedFiles: names?.entries.has("EmbeddedFiles") ?? false,
    optionalContent: root?.entries.has("OCProperties") ?? false,
  };
}
