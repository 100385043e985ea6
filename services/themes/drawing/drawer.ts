import { join } from "node:path";
import type { Outcome } from "../../../core/outcome.ts";
import { createProcessPool } from "../../../platform/processes/process-pool.ts";
import { createTurns } from "../../../platform/processes/turns.ts";
import type { DrawingRequest, PreviewJob } from "./preview-job.ts";

/** `busy`: too many wait already. `died`: its process broke down, took too much memory or too long. */
export type DrawingFailure = "busy" | "died";

export interface Drawer {
  draw(job: PreviewJob): Promise<Outcome<string, DrawingFailure>>;
  /** Makes a picture for social media of a drawing: JPEG in base64. */
  picture(svg: string): Promise<Outcome<string, DrawingFailure>>;
  close(): void;
}

/** A drawing takes milliseconds, so that one process keeps up with many who ask. */
const mostTogether = 1;
const mostWaiting = 200;
/** Pages come first on a busy machine. */
const behindPages = 5;

/** Draws in a process of its own, so that the shop's pages never wait for a drawing. */
export function createDrawer(niceness = behindPages): Drawer {
  const pool = createProcessPool<DrawingRequest, string>({
    program: join(import.meta.dirname, "preview-process.ts"),
    memoryLimit: 1_000_000_000,
    timeLimit: 30_000,
    idleLimit: 300_000,
    niceness,
  });
  const inTurn = createTurns({ together: mostTogether, waiting: mostWaiting });
  const ask = async (request: DrawingRequest) => {
    const asked = await inTurn(() => pool.ask(request));
    return asked.ok ? asked.value : asked;
  };
  return {
    draw: (job) => ask({ job }),
    picture: (svg) => ask({ svg }),
    close: () => pool.close(),
  };
}
