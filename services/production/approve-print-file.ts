import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { type PreflightReport, reportSchema } from "../../print/preflight/report.ts";
import type { Ticket } from "../../print/ticket.ts";
import { type DrawnDesign, ticketOf } from "./make-print-file.ts";
import type { ProductionDependencies } from "./ports.ts";

/** An operator's word that a file is printed although preflight refused it. */
export interface Approval {
  readonly operator: string;
  readonly reason: string;
}

export type ApprovalFailure =
  | "file-not-found"
  /** There is no file to print, it is not the newest, it was not refused, or it shows another picture than the one approved. */
  | "file-not-approvable";

/**
 * Takes a refused file over: writes the ticket it did not get, with the approval in it, and reports the line as checked.
 * Only what preflight refused can be approved: where nothing was written, or another picture than the customer's, there
 * is nothing to print.
 */
export async function approvePrintFile(
  dependencies: ProductionDependencies,
  id: string,
  { operator, reason }: Approval,
): Promise<Outcome<{ readonly orderId: string }, ApprovalFailure>> {
  const { db, clock, orders } = dependencies;
  const file = await findFile(db, id);
  if (!file) return failed("file-not-found");
  const wanted = await orders.lineToPrint(file.lineId);
  if (!wanted || file.reason !== "preflight-failed" || file.pdf === null || file.report === null) {
    return failed("file-not-approvable");
  }
  const drawn = await drawAgain(dependencies, wanted.line.versionId, file.sceneHash);
  if (!drawn || wanted.line.sceneHash !== file.sceneHash) return failed("file-not-approvable");

  const at = clock.now();
  const approval = { by: operator, at: at.toISOString(), reason };
  const ticket = await ticketOf(dependencies, wanted, drawn, { id, ...file.pdf }, file.report, approval);
  const approved = await db.transaction().execute(async (trx) => {
    // First the order, as everybody who reports on its lines: then no newer file can come in between.
    await orders.holdLine(trx, file.lineId);
    if (!(await isNewestStopped(trx, id, file.lineId))) return false;
    await writeApproval(trx, id, approval, at, ticket);
    await orders.reportFile(trx, file.lineId, { state: "checked", approved: { by: operator, why: reason } });
    return true;
  });
  return approved ? done({ orderId: wanted.order.id }) : failed("file-not-approvable");
}

interface RefusedFile {
  readonly lineId: string;
  readonly reason: string | null;
  readonly sceneHash: string;
  readonly pdf: { readonly sha256: string; readonly bytes: number } | null;
  readonly report: PreflightReport | null;
}

async function findFile(db: Db, id: string): Promise<RefusedFile | null> {
  const row = await db.selectFrom("print_file").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const { order_line_id: lineId, reason, scene_hash: sceneHash, pdf_sha256: sha256, pdf_bytes: bytes } = row;
  const pdf = sha256 === null || bytes === null ? null : { sha256, bytes };
  const report = row.report === null ? null : reportSchema.parse(row.report);
  return { lineId, reason, sceneHash, pdf, report };
}

async function drawAgain(
  { designs }: ProductionDependencies,
  versionId: string | null,
  sceneHash: string,
): Promise<DrawnDesign | null> {
  const version = versionId === null ? null : await designs.version(versionId);
  const compiled = version && (await designs.sceneOf(version));
  if (!version || !compiled?.ok || compiled.value.hash !== sceneHash) return null;
  const { scene, data } = compiled.value;
  return { version, scene, sceneHash, data };
}

async function isNewestStopped(trx: Db, id: string, lineId: string): Promise<boolean> {
  const newest = await trx
    .selectFrom("print_file")
    .select(["id", "verdict"])
    .where("order_line_id", "=", lineId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.id === id && newest.verdict === "stopped";
}

const writeApproval = (
  trx: Db,
  id: string,
  { by, reason }: NonNullable<Ticket["approval"]>,
  at: Date,
  ticket: Ticket,
): Promise<unknown> =>
  trx
    .updateTable("print_file")
    .set({
      ...{ verdict: "approved", approved_by: by, approved_at: at, approval_reason: reason },
      ticket: jsonb(ticket),
    })
    .where("id", "=", id)
    .execute();
