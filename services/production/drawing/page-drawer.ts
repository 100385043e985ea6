import { availableParallelism } from "node:os";
import { join } from "node:path";
import { failed, type Outcome } from "../../../core/outcome.ts";
import { createProcessPool } from "../../../platform/processes/process-pool.ts";
import { createTurns } from "../../../platform/processes/turns.ts";
import type { PageJob } from "./page-job.ts";

/** Most pages that wait for a process; further requests are refused and may be retried. */
const mostWaiting = 200;
/** Requests come first on a busy machine. */
const behindPages = 5;

/** Draws pages outside the process that answers requests. */
export interface PageDrawer {
  /**
   * WebP bytes.
   *
   * @param job asked once its turn has come, so that few photos are in memory at a time
   */
  draw(job: () => Promise<PageJob>): Promise<Outcome<Uint8Array, "busy" | "died">>;
  close(): void;
}

export function createPageDrawer(together = Math.min(2, availableParallelism())): PageDrawer {
  const pool = createProcessPool<PageJob, Uint8Array>({
    program: join(import.meta.dirname, "page-process.ts"),
    memoryLimit: 1_000_000_000,
    timeLimit: 30_000,
    idleLimit: 60_000,
    niceness: behindPages,
  });
  const inTurn = createTurns({ together, waiting: mostWaiting });
  return {
    async draw(job) {
      const drawn = await inTurn(async () => pool.ask(await job()));
      return drawn.ok ? drawn.value : failed("busy");
    },
    close: () => pool.close(),
  };
}
