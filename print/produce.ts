import { createHash } from "node:crypto";
import { done, failed, type Outcome } from "../core/outcome.ts";
import type { Scene, ScenePage } from "../design/scene.ts";
import type { FontSource } from "./font-source.ts";
import type { ByteSink } from "./pdf/sink.ts";
import { wholeSeconds } from "./pdfx4/document-facts.ts";
import type { PdfxFailure } from "./pdfx4/failure.ts";
import { type SlugLine, slugLine } from "./pdfx4/slug-line.ts";
import { writePdfX4 } from "./pdfx4.ts";
import type { PhotoSource } from "./photo-source.ts";
import type { ProductionPartner } from "./production-partner.ts";
import { assumedProfiles } from "./profiles/bundled.ts";

/** What a job hands over to have one print file made. */
export interface PrintOrder {
  readonly scene: Scene;
  readonly photos: PhotoSource;
  readonly fonts: FontSource;
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
  /** Font of the slug line, a key of the font source. */
  readonly slugFont: string;
}

export interface ProducedFile {
  readonly bytes: number;
  readonly pages: number;
  /** SHA-256 of the file in hex, taken while it was written. */
  readonly sha256: string;
}

const CREATOR = "Passepartout";

/** Writes the print file of one order item. On failure what the sink has got so far must be thrown away. */
export async function producePrintFile(order: PrintOrder): Promise<Outcome<ProducedFile, PdfxFailure>> {
  const { scene, photos, fonts, partner, identity, dates } = order;
  const slug = partner.setting.slug ? await slugOf(order) : done(null);
  if (!slug.ok) return slug;
  const { sink, sha256 } = hashing(order.sink);
  const facts = {
    title: `${identity.order} / ${identity.item} ${identity.title}`,
    creator: CREATOR,
    producer: CREATOR,
    created: wholeSeconds(dates.created),
    modified: wholeSeconds(dates.modified),
  };
  const assumed = await assumedProfiles();
  const written = await writePdfX4({ scene, photos, fonts, partner, assumed, facts, slug: slug.value }, sink);
  return written.ok ? done({ ...written.value, sha256: sha256() }) : written;
}

async function slugOf({ scene, fonts, identity }: PrintOrder): Promise<Outcome<SlugLine, PdfxFailure>> {
  const font = await fonts(identity.slugFont);
  if (!font) return failed({ reason: "font-missing", font: identity.slugFont });
  const pages = scene.pages.length;
  const words = (page: ScenePage, index: number) =>
    [
      identity.order,
      identity.item,
      `${index + 1}/${pages}`,
      page.surface,
      `${millimetres(page.trim.width)} x ${millimetres(page.trim.height)} mm`,
      identity.sceneHash.slice(0, 16),
    ].join("  |  ");
  return done(slugLine(font, words));
}

const millimetres = (micrometres: number): string => String(micrometres / 1000);

/** Takes the digest of what passes while the sink is busy writing it. */
function hashing(sink: ByteSink): { sink: ByteSink; sha256(): string } {
  const hash = createHash("sha256");
  return {
    sink: {
      write(bytes) {
        const writing = sink.write(bytes);
        hash.update(bytes);
        return writing;
      },
    },
    sha256: () => hash.digest("hex"),
  };
}
