import { done } from "../../../core/outcome.ts";
import { type PrintFiles, productionPaths } from "../../../services/production/contract.ts";
import { officeApi } from "../api/use-office.ts";
import { type Asked, useAnswer } from "../data/use-answer.ts";

/** Print files of an order, the newest first, and what its lines need; nothing is asked where nothing is printed. */
export const usePrintFiles = (orderId: string, printed: boolean): Asked<PrintFiles> =>
  useAnswer<PrintFiles>(`files ${orderId} ${printed}`, async (signal) =>
    printed
      ? officeApi().get<PrintFiles>(productionPaths.officeFiles(orderId), { signal })
      : done({ lines: [], files: [] }),
  );
