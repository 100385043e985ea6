import { join } from "node:path";
import { failed, type Outcome } from "../../../core/outcome.ts";
import { createProcessPool } from "../../../platform/processes/process-pool.ts";
import { createTurns } from "../../../platform/processes/turns.ts";
import type { PictureRefusal } from "./open-picture.ts";
import type { Made, ToolJob, ToolResult } from "./tool-job.ts";

/** Files made at a time: each takes a core. */
const mostTogether = 2;
/** Most waiting requests; further ones are refused and may be retried. */
const mostWaiting = 20;
/** Pages, photos of orders and pictures of pages come first. */
const behindTheShop = 10;

export type ToolProblem = PictureRefusal | "busy" | "too-hard";

/** Works on visitors' files in processes that may die of them. */
export function createTools(niceness = behindTheShop) {
  const pool = createProcessPool<ToolJob, ToolResult>({
    program: join(import.meta.dirname, "tool-process.ts"),
    memoryLimit: 1_500_000_000,
    timeLimit: 60_000,
    idleLimit: 30_000,
    niceness,
  });
  const inTurn = createTurns({ together: mostTogether, waiting: mostWaiting });
  return {
    async make(job: ToolJob): Promise<Outcome<Made, ToolProblem>> {
      const asked = await inTurn(() => pool.ask(job));
      if (!asked.ok) return asked;
      return asked.value.ok ? asked.value.value : failed("too-hard");
    },
    close: () => pool.close(),
  };
}
