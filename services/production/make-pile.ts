import type { PrintFailure } from "../../print/jpeg-print/draw-page.ts";
import { makePrints } from "../../print/jpeg-print.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import type { StopReason } from "./contract.ts";
import type { DrawnLine } from "./draw-line.ts";
import { fontsOfPrint } from "./fonts.ts";
import { notWritten, type Written } from "./made-file.ts";
import { withPassingFolder } from "./passing-folder.ts";
import type { ProductionDependencies } from "./ports.ts";
import { putFile } from "./put-file.ts";

/** Makes the pictures of a plan for a lab, stores each before the next one is made, and lists them. */
export function makePile(
  { files, photos, folder: parent }: ProductionDependencies,
  { scene, version }: DrawnLine,
  plan: PrintPlan,
  signal: AbortSignal,
): Promise<Written> {
  return withPassingFolder(parent, async (folder) => {
    const made = await makePrints({
      scene,
      plan,
      photos,
      folder,
      fonts: await fontsOfPrint(version.document),
      async take(_name, jpeg) {
        signal.throwIfAborted();
        await putFile(files, jpeg, "image/jpeg");
      },
    });
    if (!made.ok) return notWritten(stopReasons[made.error.reason]);
    return { stop: null, pdf: null, manifest: made.value.prints, report: null };
  });
}

const stopReasons: Readonly<Record<PrintFailure["reason"], StopReason>> = {
  "no-pages": "design-not-drawable",
  "surface-missing": "design-not-drawable",
  "sheet-too-small": "not-writable",
  "photo-missing": "photo-missing",
  "photo-unreadable": "photo-unreadable",
  "font-missing": "font-missing",
};
