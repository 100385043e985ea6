import type { FileStore } from "../../platform/files/file-store.ts";
import type { FileIdentity } from "../../print/produce.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import type { DrawnLine } from "./draw-line.ts";
import { type MadeFile, PrintFileNotKept } from "./made-file.ts";
import { makePdf } from "./make-pdf.ts";
import { makePile } from "./make-pile.ts";
import type { ProductionDependencies } from "./ports.ts";

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
  const written =
    output.format === "pdfx4"
      ? await makePdf(dependencies, drawn, plan, partner)
      : await makePile(dependencies, drawn, plan, signal);
  return { id, sceneHash: drawn.sceneHash, made, ...written };
}

/** By what people at the press tell the file from others. */
export const identityOf = ({ order, line, sceneHash, plans }: DrawnLine, { role }: PrintPlan): FileIdentity => ({
  order: String(order.number),
  item: String(line.position),
  title: plans.length > 1 ? `${line.title} (${role})` : line.title,
  sceneHash,
});

/** Not the clock, so that the same order gives the same bytes. ISO 8601. */
export const dateOf = ({ order }: DrawnLine): string => (order.paidAt ?? order.placedAt).toISOString();

/** @throws PrintFileNotKept */
export async function putFile(
  files: FileStore,
  source: Parameters<FileStore["put"]>[0],
  contentType: string,
): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const stored = await files.put(source, { contentType });
  if (!stored.ok) throw new PrintFileNotKept(`the print file cannot be stored: ${stored.error}`);
  return stored.value;
}
