import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Trx } from "../../platform/database/database.ts";
import { type DrawnLine, drawLine } from "./draw-line.ts";
import { settleLine } from "./keep-file.ts";
import { fits, newestOf } from "./line-state.ts";
import type { ProductionDependencies } from "./ports.ts";
import { filesOfLine, findFile, type StoredFile } from "./stored-file.ts";

/** An operator's word that a file is printed although preflight refused it. */
export interface Approval {
  readonly operator: string;
  readonly reason: string;
}

export type ApprovalFailure =
  | "file-not-found"
  /**
   * There is no file to print, it is not the newest of its role, it was not refused, it is for a print house that no
   * longer makes such files, or it shows another picture than the one approved.
   */
  | "file-not-approvable";

/**
 * Approves a refused file; others of the line stay, and the line gets its ticket once all are approved. Only
 * preflight's refusals can be approved: a missing or different picture cannot be printed.
 */
export async function approvePrintFile(
  dependencies: ProductionDependencies,
  id: string,
  { operator, reason }: Approval,
): Promise<Outcome<{ readonly orderId: string }, ApprovalFailure>> {
  const { db, clock, orders, dueDay } = dependencies;
  const file = await findFile(db, id);
  if (!file) return failed("file-not-found");
  const drawn = await drawAgain(dependencies, file);
  if (!drawn) return failed("file-not-approvable");

  const due = await dueDay(drawn.order);
  const approved = await db.transaction().execute(async (trx) => {
    // First the order, as everybody who reports on its lines: then no newer file can come in between.
    await orders.holdLine(trx, file.lineId);
    if (!(await isNewestStopped(trx, file))) return false;
    const approval = { approved_by: operator, approved_at: clock.now(), approval_reason: reason };
    await trx
      .updateTable("print_file")
      .set({ verdict: "approved", ...approval })
      .where("id", "=", id)
      .execute();
    const by = { by: operator, why: reason };
    await settleLine(trx, dependencies, drawn, { completing: id, due, approved: by });
    return true;
  });
  return approved ? done({ orderId: drawn.order.id }) : failed("file-not-approvable");
}

/** The line as it is drawn now, where the file could be printed for it. */
async function drawAgain(dependencies: ProductionDependencies, file: StoredFile): Promise<DrawnLine | null> {
  const { orders, partners } = dependencies;
  if (file.reason !== "preflight-failed" || file.report === null) return null;
  if (file.pdf === null && file.manifest === null) return null;
  const wanted = await orders.lineToPrint(file.lineId);
  const drawn = wanted && (await drawLine(dependencies, wanted));
  if (!drawn?.ok) return null;
  const plan = drawn.value.plans.find(({ role }) => role === file.role);
  const printable = plan && fits(file, partners.for(plan.partner).setting.key, drawn.value.sceneHash);
  return printable ? drawn.value : null;
}

async function isNewestStopped(trx: Trx, { id, lineId, role }: StoredFile): Promise<boolean> {
  const newest = role === null ? null : newestOf(role, await filesOfLine(trx, lineId));
  return newest?.id === id && newest.verdict === "stopped";
}
