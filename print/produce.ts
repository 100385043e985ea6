import { done, failed, type Outcome } from "../core/outcome.ts";
import type { Scene } from "../design/scene.ts";
import type { FontLibrary } from "../design/text/font.ts";
import type { PrintPlan } from "../products/print-plan.ts";
import type { PdfxFailure } from "./failure.ts";
import type { ImposedSheet } from "./imposition/imposed-sheet.ts";
import { imposedSheets, runsOf, wholeScene } from "./imposition.ts";
import type { ByteSink } from "./pdf/sink.ts";
import { wholeSeconds } from "./pdfx4/document-facts.ts";
import { SLUG_FONT, type SlugLine, slugLine } from "./pdfx4/slug-line.ts";
import { type WrittenPdf, writePdfX4 } from "./pdfx4.ts";
import type { PhotoEffects, PhotoSource } from "./photo-source.ts";
import type { ProductionPartner } from "./production-partner.ts";
import { assumedProfiles } from "./profiles/bundled.ts";

/** A job's order of one print file. */
export interface PrintOrder {
  readonly scene: Scene;
  /** Sides of the file and their imposition; absent: each on a page, in the order of the scene. */
  readonly plan?: PrintPlan | undefined;
  /** The pieces of a plan that holds several, as many as it says; `scene` is what they have in common. */
  readonly pieces?: AsyncIterable<Scene> | undefined;
  readonly photos: PhotoSource;
  /** Needed where photos have effects. */
  readonly effects?: PhotoEffects | undefined;
  /** Must hold the fonts of the scene by their hashes, and `SLUG_FONT` for partners with slug lines. */
  readonly fonts: FontLibrary;
  readonly partner: ProductionPartner;
  readonly identity: FileIdentity;
  /** ISO 8601 instants; fractions of seconds are dropped. */
  readonly dates: { readonly created: string; readonly modified: string };
  readonly sink: ByteSink;
}

/** By what people at the press tell this file from others. */
export interface FileIdentity {
  readonly order: string;
  readonly item: string;
  readonly title: string;
  /** Hash of the scene the customer approved. */
  readonly sceneHash: string;
}

const CREATOR = "Passepartout";

/** Writes the print file of one order item. On failure the sink's contents must be discarded. */
export async function producePrintFile(order: PrintOrder): Promise<Outcome<WrittenPdf, PdfxFailure>> {
  const { scene, plan, pieces, photos, effects, fonts, partner, identity, dates, sink } = order;
  const slug = partner.setting.slug ? slugOf(order) : done(null);
  if (!slug.ok) return slug;
  const facts = {
    // XMP readers fold white space; the Info dictionary must say the same.
    title: `${identity.order} / ${identity.item} ${identity.title}`.replace(/\s+/gu, " ").trim(),
    creator: CREATOR,
    producer: CREATOR,
    created: wholeSeconds(dates.created),
    modified: wholeSeconds(dates.modified),
  };
  const assumed = await assumedProfiles();
  return writePdfX4({ scene, plan, pieces, photos, effects, fonts, partner, assumed, facts, slug: slug.value }, sink);
}

function slugOf({
  scene,
  plan = wholeScene(scene),
  fonts,
  identity,
}: PrintOrder): Outcome<SlugLine | null, PdfxFailure> {
  const font = fonts.get(SLUG_FONT);
  if (!font) return failed({ reason: "font-missing", font: SLUG_FONT });
  const sheets = imposedSheets(scene, plan);
  if (!sheets.ok) return sheets;
  const total = sheets.value.length * runsOf(plan).length;
  const words = ({ name, piece: { width, height } }: ImposedSheet, index: number) => {
    return [
      identity.order,
      identity.item,
      `${index + 1}/${total}`,
      name,
      `${millimetres(width)} x ${millimetres(height)} mm`,
      identity.sceneHash.slice(0, 16),
    ].join("  |  ");
  };
  return done(slugLine(font, words));
}

const millimetres = (micrometres: number): string => String(micrometres / 1000);
