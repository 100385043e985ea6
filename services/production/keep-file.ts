import type { Trx } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import type { FileReport } from "../orders/service.ts";
import type { DrawnLine } from "./draw-line.ts";
import { lineState } from "./line-state.ts";
import { lineTicket } from "./line-ticket.ts";
import type { MadeFile } from "./made-file.ts";
import type { ProductionDependencies } from "./ports.ts";
import { filesOfLine } from "./stored-file.ts";

/** File, state of the order line and, where it completes the line, the ticket change together or not at all. */
export async function keepFile(
  dependencies: ProductionDependencies,
  drawn: DrawnLine,
  attempt: string,
  file: MadeFile,
): Promise<void> {
  const { db, orders, dueDay } = dependencies;
  const due = await dueDay(drawn.order);
  await db.transaction().execute(async (trx) => {
    // First the order, as everybody who reports on its lines: what is newest is seen by one at a time.
    await orders.holdLine(trx, drawn.line.id);
    const kept = await insertFile(trx, dependencies, drawn.line.id, attempt, file);
    if (kept) await settleLine(trx, dependencies, drawn, { completing: file.id, due });
  });
}

/** Notes that nothing of a line can be made. */
export async function keepStop(
  dependencies: ProductionDependencies,
  lineId: string,
  attempt: string,
  file: MadeFile & { readonly stop: NonNullable<MadeFile["stop"]> },
): Promise<void> {
  const { db, orders } = dependencies;
  await db.transaction().execute(async (trx) => {
    await orders.holdLine(trx, lineId);
    const kept = await insertFile(trx, dependencies, lineId, attempt, file);
    if (kept) await orders.reportFile(trx, lineId, { state: "stopped", note: file.stop });
  });
}

interface Settling {
  /** The file that was made or approved just now. */
  readonly completing: string;
  readonly due: string;
  readonly approved?: { readonly by: string; readonly why: string };
}

/** Reports how the line is by its newest files; when all are good, the ticket is written with the last of them. */
export async function settleLine(
  trx: Trx,
  { orders, partners }: Pick<ProductionDependencies, "orders" | "partners">,
  drawn: DrawnLine,
  { completing, due, approved }: Settling,
): Promise<void> {
  const { plans, line, sceneHash } = drawn;
  const wanted = plans.map(({ role, partner }) => ({ role, partner: partners.for(partner).setting.key }));
  const state = lineState(wanted, await filesOfLine(trx, line.id), sceneHash);
  if (state.state === "checked") {
    const ticket = jsonb(lineTicket(drawn, state.files, partners, due));
    await trx.updateTable("print_file").set({ ticket }).where("id", "=", completing).execute();
  }
  const report: FileReport =
    state.state === "checked" ? { state: "checked", ...(approved ? { approved } : {}) } : state;
  await orders.reportFile(trx, line.id, report);
}

/** @returns false when another run of the same job kept this file before */
async function insertFile(
  trx: Trx,
  { clock }: Pick<ProductionDependencies, "clock">,
  lineId: string,
  attempt: string,
  { id, made, sheet, stop, sceneHash, pdf, manifest, report }: MadeFile,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("print_file")
    .values({
      id,
      attempt,
      order_line_id: lineId,
      scene_hash: sceneHash,
      role: made?.role ?? null,
      format: made?.format ?? null,
      partner: made?.partner ?? null,
      verdict: stop ? "stopped" : "checked",
      reason: stop,
      pdf_sha256: pdf?.sha256 ?? null,
      pdf_bytes: pdf?.bytes ?? null,
      manifest: manifest && jsonb(manifest),
      press_sheet: sheet && jsonb(sheet),
      report: report && jsonb(report),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return inserted.length > 0;
}
