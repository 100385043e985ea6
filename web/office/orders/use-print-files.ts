import { done } from "../../../core/outcome.ts";
import { type PrintFile, productionPaths } from "../../../services/production/contract.ts";
import { type Asked, useAnswer } from "../data/use-answer.ts";
import { officeApi } from "../session/use-office.ts";

export interface PrintFileList {
  readonly files: readonly PrintFile[];
}

/** Print files of an order, the newest of each line first; nothing is asked where nothing is printed. */
export const usePrintFiles = (orderId: string, printed: boolean): Asked<PrintFileList> =>
  useAnswer<PrintFileList>(`files ${orderId} ${printed}`, async (signal) =>
    printed ? officeApi().get<PrintFileList>(productionPaths.officeFiles(orderId), { signal }) : done({ files: [] }),
  );
