import { Logger } from "graphile-worker";
import type { Log } from "./log.ts";

const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

/**
 * Sends what graphile-worker has to say to our log. Its "info" is a line per job and becomes "debug"; of its details
 * only the error is kept, because the others carry whole jobs.
 */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    log[levels[level as keyof typeof levels]](meta?.error ? { err: meta.error } : {}, message);
  });
}
