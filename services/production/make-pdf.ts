import { open } from "node:fs/promises";
import { join } from "node:path";
import { lettersOfList } from "../../design/recipients/letters-of-list.ts";
import { effectFiles } from "../../print/effects/effect-files.ts";
import { fileSink } from "../../print/pdf/sink.ts";
import type { PdfxFailure } from "../../print/pdfx4/failure.ts";
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
import { putFile } from "./put-file.ts";

/** Writes the PDF/X-4 of a plan into a passing file, checks it, and stores it, also when the check refused it. */
export function makePdf(
  { designs, files, photos, folder: parent }: ProductionDependencies,
  drawn: DrawnLine,
  plan: PrintPlan,
  partner: ProductionPartner,
): Promise<Written> {
  const { scene, layouts, version, recipients } = drawn;
  const list = plan.pieces === undefined ? null : recipients;
  const { document } = version;
  return withPassingFolder(parent, async (folder) => {
    const created = dateOf(drawn);
    const path = join(folder, "print.pdf");
    const file = await open(path, "wx");
    try {
      const written = await producePrintFile({
        ...{ scene, plan, photos, partner, effects: effectFiles(folder) },
        pieces: list ? designs.piecesOf({ document, layouts }, list, plan.pieces ?? 0) : undefined,
        fonts: await fontsOfPrint(list ? lettersOfList(document, list) : document),
        identity: identityOf(drawn, plan),
        dates: { created, modified: created },
        sink: fileSink(file),
      });
      if (!written.ok) return notWritten(stopReasons[written.error.reason]);
    } finally {
      await file.close();
    }
    const report = await preflightFile(path, expectationOf(scene, layouts, partner, plan, beside(drawn)));
    const pdf = await putFile(files, { path }, "application/pdf");
    return { stop: report.verdict === "fail" ? "preflight-failed" : null, pdf, manifest: null, report };
  });
}

/** What the check should know of the design and the scene does not say. */
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
