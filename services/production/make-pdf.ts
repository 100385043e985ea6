import { open } from "node:fs/promises";
import { join } from "node:path";
import { done, type Outcome } from "../../core/outcome.ts";
import { lettersOfList } from "../../design/recipients/letters-of-list.ts";
import type { RecipientList } from "../../design/recipients/recipient.ts";
import { effectFiles } from "../../print/effects/effect-files.ts";
import type { PdfxFailure } from "../../print/failure.ts";
import { runsOf } from "../../print/imposition.ts";
import { fileSink } from "../../print/pdf/sink.ts";
import type { WrittenPdf } from "../../print/pdfx4.ts";
import { type BesideTheScene, expectationOf } from "../../print/preflight/expectation.ts";
import { preflightFile } from "../../print/preflight/preflight.ts";
import { producePrintFile } from "../../print/produce.ts";
import type { ProductionPartner } from "../../print/production-partner.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import type { StopReason } from "./contract.ts";
import type { DrawnLine } from "./draw-line.ts";
import { dateOf, identityOf } from "./file-identity.ts";
import { fontsOfPrint } from "./fonts.ts";
import { notWritten, type Written } from "./made-file.ts";
import { withPassingFolder } from "./passing-folder.ts";
import type { ProductionDependencies } from "./ports.ts";
import { mostProved, proofOfList } from "./proof-of-list.ts";
import { putFile } from "./put-file.ts";

/**
 * Writes the PDF/X-4 of a plan into a passing file, checks it, and stores it, also when the check refused it. Of a file
 * with many pieces, which differ in words alone, some are written into a proof that is checked in its stead.
 */
export function makePdf(
  dependencies: ProductionDependencies,
  drawn: DrawnLine,
  plan: PrintPlan,
  partner: ProductionPartner,
): Promise<Written> {
  const { scene, layouts, recipients } = drawn;
  return withPassingFolder(dependencies.folder, async (folder) => {
    const write = (name: string, made: PrintPlan, list: RecipientList | null) =>
      writeFile(dependencies, drawn, partner, { folder, name, plan: made, list });
    const list = plan.pieces === undefined ? null : recipients;
    const written = await write("print.pdf", plan, list);
    if (!written.ok) return notWritten(stopReasons[written.error.reason]);
    let [proved, path] = [plan, written.value.path];
    if (list && (plan.pieces ?? 0) > mostProved) {
      const proof = proofOfList(list);
      // One more than the list has, so that a blank piece is checked, too.
      proved = { ...plan, pieces: proof.rows.length + 1 };
      const other = await write("proof.pdf", proved, proof);
      if (!other.ok) return notWritten(stopReasons[other.error.reason]);
      path = other.value.path;
    }
    const judged = await preflightFile(path, expectationOf(scene, layouts, partner, proved, beside(drawn)));
    const report = { ...judged, pages: written.value.pages };
    const pdf = await putFile(dependencies.files, { path: written.value.path }, "application/pdf");
    return { stop: report.verdict === "fail" ? "preflight-failed" : null, pdf, manifest: null, report };
  });
}

interface FileToWrite {
  readonly folder: string;
  readonly name: string;
  readonly plan: PrintPlan;
  /** For whom its pieces are; null: it holds one article. */
  readonly list: RecipientList | null;
}

async function writeFile(
  { designs, photos }: ProductionDependencies,
  drawn: DrawnLine,
  partner: ProductionPartner,
  { folder, name, plan, list }: FileToWrite,
): Promise<Outcome<WrittenPdf & { readonly path: string }, PdfxFailure>> {
  const { scene, layouts, version } = drawn;
  const { document } = version;
  const created = dateOf(drawn);
  const path = join(folder, name);
  const file = await open(path, "wx");
  try {
    const written = await producePrintFile({
      scene,
      plan,
      photos,
      partner,
      effects: effectFiles(folder),
      pieces: list ? designs.piecesOf({ document, layouts }, list, runsOf(plan).flat()) : undefined,
      fonts: await fontsOfPrint(list ? lettersOfList(document, list) : document),
      identity: identityOf(drawn, plan),
      dates: { created, modified: created },
      sink: fileSink(file),
    });
    return written.ok ? done({ ...written.value, path }) : written;
  } finally {
    await file.close();
  }
}

/** Facts of the design for preflight that the scene does not contain. */
function beside({ version: { document } }: DrawnLine): BesideTheScene {
  return {
    faces: new Map(document.photos.flatMap(({ id, faces }) => (faces ? [[id, faces] as const] : []))),
    emptySlots: document.surfaces.flatMap(({ id: surface, elements }) =>
      elements.flatMap((element) =>
        element.type === "photo" && element.photo === null && element.slot ? [{ surface, slot: element.slot }] : [],
      ),
    ),
  };
}

const stopReasons: Readonly<Record<PdfxFailure["reason"], StopReason>> = {
  "no-pages": "design-not-drawable",
  "surface-missing": "design-not-drawable",
  "sheet-too-small": "not-writable",
  "photo-missing": "photo-missing",
  "photo-unreadable": "photo-unreadable",
  "photo-needs-cmyk-intent": "photo-unreadable",
  "effect-impossible": "photo-unreadable",
  "font-missing": "font-missing",
  "font-unusable": "font-missing",
  "plate-unknown": "not-writable",
  "plate-transparent": "not-writable",
  "profile-unusable": "not-writable",
};
