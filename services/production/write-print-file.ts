import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome } from "../../core/outcome.ts";
import { done, failed } from "../../core/outcome.ts";
import type { Scene } from "../../design/scene.ts";
import { fontsOf, loadFonts } from "../../design/text/load-fonts.ts";
import { removeLeftovers } from "../../platform/files/leftovers.ts";
import { newId } from "../../platform/random.ts";
import { fileSink } from "../../print/pdf/sink.ts";
import type { PdfxFailure } from "../../print/pdfx4/failure.ts";
import { SLUG_FONT } from "../../print/pdfx4/slug-line.ts";
import type { PhotoSource } from "../../print/photo-source.ts";
import { producePrintFile } from "../../print/produce.ts";
import { defaultPartner } from "../../print/production-partner.ts";
import type { DesignVersion } from "../designs/service.ts";
import type { StopReason } from "./contract.ts";

export interface FileToWrite {
  readonly version: DesignVersion;
  readonly scene: Scene;
  readonly sceneHash: string;
  readonly photos: PhotoSource;
  readonly identity: { readonly order: string; readonly item: string; readonly title: string };
  /** ISO 8601; not the clock, so that the same order gives the same bytes. */
  readonly created: string;
  readonly folder: string;
}

/** Writes the PDF/X-4 into a file of its own. The caller removes it, whatever comes of it. */
export async function writePrintFile(job: FileToWrite): Promise<Outcome<string, { path: string; reason: StopReason }>> {
  await mkdir(job.folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(job.folder);
  const path = join(job.folder, `${newId()}.pdf`);
  const fonts = await loadFonts([...fontsOf(job.version.document), SLUG_FONT], (font) => readFile(font.url));
  const file = await open(path, "wx");
  try {
    const written = await producePrintFile({
      scene: job.scene,
      photos: job.photos,
      fonts,
      partner: await defaultPartner(),
      identity: { ...job.identity, sceneHash: job.sceneHash },
      dates: { created: job.created, modified: job.created },
      sink: fileSink(file),
    });
    return written.ok ? done(path) : failed({ path, reason: reasons[written.error.reason] });
  } finally {
    await file.close();
  }
}

const reasons: Readonly<Record<PdfxFailure["reason"], StopReason>> = {
  "no-pages": "design-not-drawable",
  "photo-missing": "photo-missing",
  "photo-unreadable": "photo-unreadable",
  "photo-needs-cmyk-intent": "photo-unreadable",
  "font-missing": "font-missing",
  "font-unusable": "font-missing",
  "plate-unknown": "not-writable",
  "plate-picture": "not-writable",
  "profile-unusable": "not-writable",
};
