import { jsonb } from "../../platform/database/jsonb.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { newId } from "../../platform/random.ts";
import { printOrderLine } from "../orders/service.ts";
import { type Approval, approvePrintFile } from "./approve-print-file.ts";
import type { PrintFile, StopReason } from "./contract.ts";
import { type MadeFile, makePrintFile } from "./make-print-file.ts";
import type { ProductionDependencies } from "./ports.ts";
import { findPrintFile, printFilesOf, type StoredPrintFile } from "./print-files.ts";

/** Print files of paid orders, see README. */
export function createProduction(dependencies: ProductionDependencies) {
  const { db, orders, clock } = dependencies;

  async function printLine(lineId: string): Promise<StopReason | "nothing-to-print" | null> {
    const wanted = await orders.lineToPrint(lineId);
    if (!wanted) return "nothing-to-print";
    const made = await makePrintFile(dependencies, wanted, newId());
    await keep(lineId, made);
    return made.stop;
  }

  /** File and state of the order line change together or not at all. */
  async function keep(lineId: string, made: MadeFile): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto("print_file")
        .values({
          id: made.id,
          order_line_id: lineId,
          verdict: made.stop ? "stopped" : "checked",
          reason: made.stop,
          scene_hash: made.sceneHash,
          pdf_sha256: made.pdf?.sha256 ?? null,
          pdf_bytes: made.pdf?.bytes ?? null,
          report: made.report && jsonb(made.report),
          ticket: made.ticket && jsonb(made.ticket),
          created_at: clock.now(),
        })
        .execute();
      const report = made.stop ? ({ state: "stopped", note: made.stop } as const) : ({ state: "checked" } as const);
      await orders.reportFile(trx, lineId, report);
    });
  }

  return {
    /** Newest first. */
    filesOf: (orderId: string): Promise<readonly PrintFile[]> => printFilesOf(db, orderId),
    file: (id: string): Promise<StoredPrintFile | null> => findPrintFile(db, id),

    /** Has the file of a line made again; false for a line that is not there. */
    async remake(lineId: string): Promise<boolean> {
      const wanted = await orders.lineToPrint(lineId);
      if (!wanted) return false;
      const payload = { orderId: wanted.order.id, lineId };
      await enqueue(db, printOrderLine, payload, { jobKey: `print-order-line:${lineId}` });
      return true;
    },

    /** An operator takes over the check of a file that preflight refused. */
    approve: (id: string, approval: Approval) => approvePrintFile(dependencies, id, approval),

    handlers: [
      handleJob(printOrderLine, async ({ lineId }, { log }) => {
        const stop = await printLine(lineId);
        if (stop === null) log.info({ lineId }, "print file made");
        else log.warn({ lineId, stop }, "no print file");
      }),
    ] satisfies JobHandler[],
  };
}

export type Production = ReturnType<typeof createProduction>;
