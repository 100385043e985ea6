import { existsSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import pino from "pino";
import { makeFolder } from "../folders/make-folder.ts";
import { asStartupError } from "../startup/startup-error.ts";
import { createLog, type Log } from "./log.ts";

/**
 * The log of a shop: standard output, or a file and only warnings and worse on standard output. The previous run's file
 * is renamed to `.old`.
 *
 * @param file absolute path; null: standard output
 * @throws StartupError when the file cannot be written
 */
export function createShopLog(level: pino.LevelWithSilent, file: string | null): Log {
  if (file === null) return createLog({ level });
  makeFolder(dirname(file), "LOG_FILE");
  try {
    if (existsSync(file)) renameSync(file, `${file}.old`);
    const streams = [
      { level: "warn", stream: pino.destination({ sync: true }) },
      // pino's own lowest level: what is logged at all is for the log to say
      { level: "trace", stream: pino.destination({ dest: file, sync: true, mode: 0o600 }) },
    ] as const;
    return createLog({ level, destination: pino.multistream([...streams]) });
  } catch (error) {
    throw asStartupError(error, `LOG_FILE: cannot write ${file}`);
  }
}
