import type { Log } from "../../platform/log/log.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { StopReason } from "./contract.ts";
import { drawLine } from "./draw-line.ts";
import { keepFile, keepStop } from "./keep-file.ts";
import type { ProductionDependencies } from "./ports.ts";
import { filesOfLine } from "./stored-file.ts";

/**
 * Makes the remaining files of a paid line sequentially and stores each: a killed job continues with the next one. A
 * refused file stops the line, not the other files.
 *
 * @throws PrintFileNotKept when the store is full or unavailable
 */
export async function printLine(
  dependencies: ProductionDependencies,
  lineId: string,
  attempt: string,
  { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
): Promise<void> {
  const wanted = await dependencies.orders.lineToPrint(lineId);
  if (!wanted) return log.warn({ lineId, stop: "nothing-to-print" }, "no print file");
  const before = (await filesOfLine(dependencies.db, lineId)).filter((file) => file.attempt === attempt);
  const ended = before.some(({ role }) => role === null);
  if (ended) return;

  const told = (role: string | null, stop: StopReason | null) =>
    stop === null ? log.info({ lineId, role }, "print file made") : log.warn({ lineId, role, stop }, "no print file");
  const drawn = await drawLine(dependencies, wanted);
  if (!drawn.ok) {
    const nothing = { made: null, sheet: null, pdf: null, manifest: null, report: null };
    await keepStop(dependencies, lineId, attempt, { id: newId(), ...drawn.error, ...nothing });
    return told(null, drawn.error.stop);
  }
  const { plans, sceneHash } = drawn.value;
  // Imported lazily, because it is large and most processes print nothing.
  const { makePrintFile } = await import("./make-print-file.ts");
  const made = new Set(before.flatMap((file) => (file.sceneHash === sceneHash ? [file.role] : [])));
  for (const plan of plans.filter(({ role }) => !made.has(role))) {
    signal.throwIfAborted();
    const file = await makePrintFile(dependencies, drawn.value, plan, { id: newId(), signal });
    await keepFile(dependencies, drawn.value, attempt, file);
    told(plan.role, file.stop);
  }
}
