import { done, failed, type Outcome } from "../core/outcome.ts";
import type { Scene } from "../design/scene.ts";
import type { FontLibrary } from "../design/text/font.ts";
import type { PrintPlan } from "../products/print-plan.ts";
import type { PdfxFailure } from "./failure.ts";
import { fontBook } from "./fonts/font-book.ts";
import type { ImposedSheet } from "./imposition/imposed-sheet.ts";
import { imposedSheets, manyUpOf, onSheets, pagesOfPiece, runsOf, wholeScene } from "./imposition.ts";
import type { PartnerSetting } from "./partner-setting.ts";
import type { ByteSink } from "./pdf/sink.ts";
import { array, dictionary, type Pdf, type Ref, reference, text } from "./pdf/syntax.ts";
import { PdfWriter } from "./pdf/writer.ts";
import { colourSpaces } from "./pdfx4/colour-spaces.ts";
import { type DocumentFacts, informationDictionary } from "./pdfx4/document-facts.ts";
import { photoEmbedder } from "./pdfx4/images.ts";
import { inks } from "./pdfx4/ink.ts";
import { type PageTools, writePage } from "./pdfx4/page.ts";
import { separations } from "./pdfx4/separations.ts";
import type { SlugLine } from "./pdfx4/slug-line.ts";
import { xmpPacket } from "./pdfx4/xmp.ts";
import { noEffects, type PhotoEffects, type PhotoSource } from "./photo-source.ts";
import type { ProductionPartner } from "./production-partner.ts";
import type { AssumedProfiles } from "./profiles/bundled.ts";
import { iccHeader } from "./profiles/icc-header.ts";

/** Contents of a print file. Equal contents give equal bytes: neither clock nor machine is read. */
export interface PdfxIngredients {
  readonly scene: Scene;
  /** Which sides, and how they are put on pages; absent: each on its own, in the order of the scene. */
  readonly plan?: PrintPlan | undefined;
  /** Instead of the scene alone: pieces that are written by the same plan, in the order of `runsOf`. */
  readonly pieces?: AsyncIterable<Scene> | undefined;
  readonly photos: PhotoSource;
  /** Absent: no photo of the scene has an effect. */
  readonly effects?: PhotoEffects | undefined;
  readonly fonts: FontLibrary;
  readonly partner: ProductionPartner;
  readonly assumed: AssumedProfiles;
  readonly facts: DocumentFacts;
  /** The line outside the bleed, made for the page with this index; null for none. */
  readonly slug: SlugLine | null;
}

export interface WrittenPdf {
  readonly bytes: number;
  readonly pages: number;
}

/**
 * Writes a scene as PDF/X-4 (ISO 15930-7:2010) into a sink, page by page with constant memory: photos are copied
 * unchanged, each distinct one once. On failure the sink contains an incomplete file to discard.
 */
export async function writePdfX4(
  ingredients: PdfxIngredients,
  sink: ByteSink,
): Promise<Outcome<WrittenPdf, PdfxFailure>> {
  const { scene, plan = wholeScene(scene), pieces, partner } = ingredients;
  const components = iccHeader(partner.profile)?.components;
  if (!components) return failed({ reason: "profile-unusable", profile: partner.setting.outputIntent.profileName });
  const sheets = imposedSheets(scene, plan);
  if (!sheets.ok) return sheets;
  if (sheets.value.length === 0) return failed({ reason: "no-pages" });

  const writer = new PdfWriter(sink);
  try {
    const all = pieces ? sheetsOfPieces(pieces, plan) : [sheets.value];
    return await writeSheets(writer, all, components, ingredients);
  } finally {
    await writer.idle();
  }
}

/** One piece, or those of one larger sheet, at a time, so that memory does not grow with their number. */
async function* sheetsOfPieces(pieces: AsyncIterable<Scene>, plan: PrintPlan): AsyncGenerator<readonly ImposedSheet[]> {
  const press = manyUpOf(plan);
  const runs = runsOf(plan).values();
  let [wanted, run] = [runs.next().value?.length ?? 0, [] as (readonly ImposedSheet[])[]];
  for await (const scene of pieces) {
    run.push(required(pagesOfPiece(scene, plan)));
    if (run.length < wanted) continue;
    yield press ? required(onSheets(run, press)) : run.flat();
    [wanted, run] = [runs.next().value?.length ?? 0, []];
  }
}

function required(sheets: ReturnType<typeof pagesOfPiece>): readonly ImposedSheet[] {
  if (!sheets.ok) throw new Error(`a piece differs from the others: ${sheets.error.surface}`);
  return sheets.value;
}

async function writeSheets(
  writer: PdfWriter,
  pieces: AsyncIterable<readonly ImposedSheet[]> | readonly (readonly ImposedSheet[])[],
  components: 1 | 3 | 4,
  { photos, effects = noEffects, fonts, partner, assumed, facts, slug }: PdfxIngredients,
): Promise<Outcome<WrittenPdf, PdfxFailure>> {
  await writer.begin();
  const spaces = await colourSpaces(writer, { bytes: partner.profile, components }, assumed);
  const plates = separations(writer);
  const tools: PageTools = {
    writer,
    plates,
    slug,
    partner: partner.setting,
    tree: writer.reserve(),
    inks: inks(partner.setting, spaces, plates, components),
    photos: photoEmbedder(writer, photos, effects, spaces),
    fonts: fontBook(writer, fonts),
    forms: new WeakMap(),
  };
  const pages: Ref[] = [];
  for await (const sheets of pieces)
    for (const sheet of sheets) {
      const written = await writePage(sheet, pages.length, tools);
      if (!written.ok) return written;
      pages.push(written.value);
    }
  const embedded = await tools.fonts.write();
  if (!embedded.ok) return embedded;
  await writer.object(tools.tree, pageTree(pages));
  await finish(writer, tools.tree, outputIntent(partner.setting, spaces.intentProfile), facts);
  return done({ bytes: writer.length, pages: pages.length });
}

async function finish(writer: PdfWriter, pages: Ref, intent: Pdf, facts: DocumentFacts): Promise<void> {
  const info = await writer.object(writer.reserve(), informationDictionary(facts));
  const id = writer.contentId();
  const packet = xmpPacket(facts, id);
  // Plain, because file managers and other readers look for the packet as text.
  const metadata = await writer.stream(writer.reserve(), { Type: "/Metadata", Subtype: "/XML" }, packet, {
    plain: true,
  });
  const catalogue = dictionary({
    Type: "/Catalog",
    Pages: reference(pages),
    Metadata: reference(metadata),
    OutputIntents: array([intent]),
  });
  const root = await writer.object(writer.reserve(), catalogue);
  await writer.finish({ root, info, id });
}

function pageTree(pages: readonly Ref[]): Pdf {
  return dictionary({ Type: "/Pages", Count: String(pages.length), Kids: array(pages.map(reference)) });
}

function outputIntent({ outputIntent: intent }: PartnerSetting, profile: Ref): Pdf {
  return dictionary({
    Type: "/OutputIntent",
    S: "/GTS_PDFX",
    OutputConditionIdentifier: text(intent.identifier),
    RegistryName: intent.registry ? text(intent.registry) : undefined,
    OutputCondition: intent.condition ? text(intent.condition) : undefined,
    Info: text(intent.profileName),
    DestOutputProfile: reference(profile),
  });
}
