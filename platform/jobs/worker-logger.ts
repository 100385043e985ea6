import { Logger } from "graphile-worker";
import type { Log } from "../log/log.ts";

const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

/** Sends what graphile-worker has to say to our log; its own "info" is a line per job and becomes "debug". */
export function workerLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    log[levels[level as keyof typeof levels]]({ ...scope, ...meta }, message);
  });
}
