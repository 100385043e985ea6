import { onPressSheet } from "../../print/imposition/on-press-sheet.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import type { DrawnLine } from "./draw-line.ts";
import type { MadeFile } from "./made-file.ts";
import { makePdf } from "./make-pdf.ts";
import { makePile } from "./make-pile.ts";
import type { ProductionDependencies } from "./ports.ts";
import { pressSheetOf } from "./press-sheets.ts";

/**
 * Makes one file of a line: writes it for the print house of its role, checks what was written, puts it in the store.
 * Nothing of this touches the order; the caller notes what came of it.
 *
 * @throws PrintFileNotKept when the store cannot take the file now: it is full or away
 */
export async function makePrintFile(
  dependencies: ProductionDependencies,
  drawn: DrawnLine,
  plan: PrintPlan,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<MadeFile> {
  const { role, output } = plan;
  const partner = dependencies.partners.for(plan.partner);
  const made = { role, format: output.format, partner: partner.setting.key };
  if (output.format !== "pdfx4") {
    const pile = await makePile(dependencies, drawn, plan, signal);
    return { id, sceneHash: drawn.sceneHash, made, sheet: null, ...pile };
  }
  const wanted = plan.manyUp ? await pressSheetOf(dependencies.db, partner.setting.key) : null;
  const pressed = wanted ? onPressSheet(drawn.scene, plan, wanted) : plan;
  const written = await makePdf(dependencies, drawn, pressed, partner);
  return { id, sceneHash: drawn.sceneHash, made, sheet: pressed === plan ? null : wanted, ...written };
}
