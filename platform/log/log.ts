import pino from "pino";
import { errorFields } from "./error-fields.ts";
import { redactLine } from "./redact.ts";
import { currentRequestId } from "./request-context.ts";

/** A structured log: `log.info({ orderId }, "order placed")` writes one line of JSON. */
export type Log = pino.Logger;

export interface LogOptions {
  readonly level: pino.LevelWithSilent;
  /** Destination of the lines; standard output when left out. */
  readonly destination?: { write(line: string): void };
}

/**
 * Makes the log of a process. Lines carry ISO time, level by name and the id of the present request
 * (`withRequestContext`); secrets and e-mail addresses are taken out before a line leaves the process.
 */
export function createLog({ level, destination = pino.destination({ sync: true }) }: LogOptions): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => errorFields(error) },
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      hooks: { streamWrite: redactLine },
    },
    destination,
  );
}

/** A log that writes nothing, for tests and scripts. */
export const silentLog: Log = pino({ level: "silent" });
