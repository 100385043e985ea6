import type { IncomingMessage } from "node:http";
import { pino } from "pino";
import type { Log } from "../log/log.ts";
import { redactLine } from "../log/redact.ts";
import { forwardedAddress } from "./client-address.ts";
import { deviceOf } from "./device.ts";

/** Access lines of answers that come from memory, before any router: as `access-log.ts` writes them, but together. */
export interface HitLog {
  note(request: IncomingMessage, status: number): void;
  /** Writes what still waits. */
  flush(): void;
}

/** Destination of pino; `lastLevel` gives its streams the level of a line. */
interface HitStream {
  lastLevel?: number | undefined;
  write(text: string): void;
}

/** Most milliseconds that a line waits, and most characters of waiting lines. */
const longest = 200;
const most = 32_768;

/**
 * Collects lines and writes them together: a page from memory takes 20 microseconds, writing one line takes five. A
 * process that is killed loses those of its last fifth of a second.
 */
export function createHitLog(log: Log, trustedProxies: number): HitLog {
  if (!log.isLevelEnabled("info")) return { note() {}, flush() {} };
  // `log` itself writes line by line. This is its own stream, so that the order of what is written stays.
  const stream = Reflect.get(log, pino.symbols.streamSym) as HitStream | undefined;
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const time = isoTime();

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (stream && waiting !== "") {
      // A log of several streams goes by the level of the last line: after a warning all would get these, too.
      stream.lastLevel = pino.levels.values.info;
      stream.write(waiting);
    }
    waiting = "";
  }

  function clientOf({ headers, socket }: IncomingMessage): string {
    const forwarded = forwardedAddress(headers["x-forwarded-for"], trustedProxies);
    return forwarded ? redactLine(JSON.stringify(forwarded)) : JSON.stringify(socket.remoteAddress ?? "unknown");
  }

  return {
    note(request, status) {
      // Only addresses of kept pages come here, and not their queries: nothing has to be taken out of them.
      const path = JSON.stringify(request.url?.split("?", 1)[0]);
      waiting += `{"level":"info","time":"${time()}","method":"${request.method}","path":${path},"status":${status},"client":${clientOf(request)},"device":"${deviceOf(request.headers["user-agent"]).words}","cache":"hit","msg":"request"}\n`;
      if (waiting.length >= most) flush();
      else timer ??= setTimeout(flush, longest).unref();
    },
    flush,
  };
}

/** Now, written once a millisecond. */
function isoTime(): () => string {
  let [at, text] = [0, ""];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, new Date(now).toISOString()];
    return text;
  };
}
