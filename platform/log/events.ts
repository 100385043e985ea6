import { logNames, type ServerLogName } from "../../core/log-names.ts";
import type { Log } from "./log.ts";

/** Logs a named event with its details at the event's own level. */
export function logEvent(log: Log, event: ServerLogName, details: Record<string, unknown> = {}): void {
  log[logNames[event].level]({ ...details, event }, event);
}
