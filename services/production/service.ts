import { enqueue } from "../../platform/jobs/enqueue.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { PressSheet } from "../../print/press-sheet.ts";
import { printOrderLine } from "../orders/service.ts";
import { type Approval, approvePrintFile } from "./approve-print-file.ts";
import type { PrintFiles } from "./contract.ts";
import type { ProductionDependencies } from "./ports.ts";
import { printHouses, setPressSheet } from "./press-sheets.ts";
import { type FileToHandOut, findPrintFile, findTicket, printFilesOf } from "./print-files.ts";
import { printLine } from "./print-line.ts";

/** Print files of paid orders, see README. */
export function createProduction(dependencies: ProductionDependencies) {
  const { db, orders } = dependencies;

  return {
    /** Planned and made files of an order's lines. */
    filesOf: (orderId: string): Promise<PrintFiles> => printFilesOf(dependencies, orderId),
    file: (id: string): Promise<FileToHandOut | null> => findPrintFile(db, id),
    /** The ticket of a line all of whose files are good to print. */
    ticket: (lineId: string) => findTicket(db, lineId),

    /** Has all files of a line made again; false for a line that is not there. */
    async remake(lineId: string): Promise<boolean> {
      const wanted = await orders.lineToPrint(lineId);
      if (!wanted) return false;
      const payload = { orderId: wanted.order.id, lineId, attempt: newId() };
      await enqueue(db, printOrderLine, payload, { jobKey: `print-order-line:${lineId}` });
      return true;
    },

    /** An operator takes over the check of a file that preflight refused. */
    approve: (id: string, approval: Approval) => approvePrintFile(dependencies, id, approval),

    /** Print houses with their sheets. */
    houses: () => printHouses(dependencies),
    /** Another sheet, or none, for files that are made from now on; false when there is no such house. */
    setSheet: (house: string, sheet: PressSheet | null, by: string) => setPressSheet(dependencies, house, sheet, by),

    handlers: [
      handleJob(printOrderLine, ({ lineId, attempt = lineId }, run) => printLine(dependencies, lineId, attempt, run)),
    ] satisfies JobHandler[],
  };
}

export type Production = ReturnType<typeof createProduction>;
