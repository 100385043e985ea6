import { createSingleFlight } from "../../../platform/caches/single-flight.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { flagKeysOf } from "../keys.ts";
import { greeting, heartbeat, messageOf, type ToldChange, tokenRanOut } from "./messages.ts";
import type { LastingRight } from "./stream-token.ts";
import { changesSince, newestChange, newestControl } from "./told-changes.ts";

export interface StreamsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Open streams of one process; more are refused and poll. */
  readonly most?: number;
  /** Milliseconds before what could not be read is tried again. */
  readonly retryAfter?: number;
}

/** Milliseconds between comments on a silent stream. */
const beat = 20_000;
/** Bytes that a slow client may leave unread; then it is disconnected and reconnects. */
const mostUnread = 256 * 1024;

/** Controls that hold until another one is given. */
const untilResumed: ReadonlySet<string> = new Set(["STREAMING_PAUSED", "STREAMING_DISABLED"]);

interface Stream {
  readonly right: LastingRight;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

/** Last messages to the streams of an environment. */
interface Told {
  /** The newest change. */
  change: number;
  /** The last word on how to hear. */
  control: ToldChange | null;
}

/** The open streams of this process, and their messages. */
export function createStreams({ db, clock, log, most = 10_000, retryAfter = 1_000 }: StreamsOptions) {
  const open = new Set<Stream>();
  const told = new Map<number, Told>();
  const encoder = new TextEncoder();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let retry: NodeJS.Timeout | null = null;

  /** Once for all streams that open at a time, as after a restart. */
  const beginnings = createSingleFlight<void>();

  async function begin(environment: number): Promise<void> {
    await beginnings.run(String(environment), async () => {
      // The number first: a control in between is then sent twice, which clients tolerate, and not omitted.
      const change = await newestChange(db, environment);
      told.set(environment, { change, control: await newestControl(db, environment) });
    });
  }

  function send(stream: Stream, bytes: Uint8Array): void {
    try {
      if ((stream.controller.desiredSize ?? 0) > 0) {
        stream.controller.enqueue(bytes);
        return;
      }
      stream.controller.close();
    } catch {
      // Its reader is gone already.
    }
    open.delete(stream);
  }

  function end(stream: Stream, last = ""): void {
    open.delete(stream);
    try {
      if (last !== "") stream.controller.enqueue(encoder.encode(last));
      stream.controller.close();
    } catch {
      // Its reader is gone already.
    }
  }

  function beatNow(): void {
    const bytes = encoder.encode(heartbeat);
    const now = clock.now().getTime() / 1_000;
    for (const stream of [...open]) {
      if (stream.right.until <= now) end(stream, tokenRanOut);
      else send(stream, bytes);
    }
  }

  /** Streams whose key was ended meanwhile: their clients ask for another token, and get none. */
  async function endOfKeys(environment: number): Promise<void> {
    const keys = new Set((await flagKeysOf(db, environment)).map(({ id }) => id));
    for (const stream of [...open])
      if (stream.right.environment === environment && !keys.has(stream.right.key)) end(stream);
  }

  async function tell(): Promise<void> {
    const environments = new Set([...open].map(({ right }) => right.environment));
    for (const known of told.keys()) if (!environments.has(known)) told.delete(known);
    for (const environment of environments) {
      const known = told.get(environment);
      if (!known) continue;
      for (const change of await changesSince(db, environment, known.change)) {
        known.change = change.change;
        if (change.kind === "control") known.control = change;
        tellOne(change);
      }
      await endOfKeys(environment);
    }
  }

  function heard(): void {
    running = running.then(tell).catch((err: unknown) => {
      log.warn({ err }, "flag streams could not be notified");
      // The next notice may be hours away.
      retry ??= setTimeout(() => {
        retry = null;
        heard();
      }, retryAfter).unref();
    });
  }

  /** Written once for all clients of a kind, not once for each. */
  function tellOne(change: ToldChange): void {
    const written = new Map<string, Uint8Array>();
    for (const stream of [...open]) {
      const { right } = stream;
      if (right.environment !== change.environment) continue;
      const key = `${right.audience} ${right.isOlder}`;
      const bytes = written.get(key) ?? encoder.encode(messageOf(change, right));
      written.set(key, bytes);
      if (bytes.length > 0) send(stream, bytes);
    }
  }

  return {
    /** Null: this process has as many as it takes. */
    async open(right: LastingRight): Promise<ReadableStream<Uint8Array> | null> {
      if (open.size >= most) return null;
      // Later changes are sent; the client requests earlier ones once the stream is open. Checked last, because the
      // last listener that leaves removes it.
      while (!told.has(right.environment)) await begin(right.environment);
      timer ??= setInterval(beatNow, beat).unref();
      let mine: Stream;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            mine = { right, controller };
            open.add(mine);
            // A client that connects during a pause missed the control, and so did one that got its token just before
            // an end.
            const control = told.get(right.environment)?.control;
            const last = control && untilResumed.has(control.name) ? messageOf(control, right) : "";
            controller.enqueue(encoder.encode(greeting(clock.now()) + last));
          },
          cancel() {
            open.delete(mine);
          },
        },
        { highWaterMark: mostUnread, size: (chunk) => chunk?.byteLength ?? 0 },
      );
    },

    /** Something changed in some process: sends changes to listeners in order. */
    heard,

    /** Number of open streams. */
    get size(): number {
      return open.size;
    },

    /** Ends all streams; clients come again, to another process. */
    end(): void {
      if (timer) clearInterval(timer);
      timer = null;
      if (retry) clearTimeout(retry);
      retry = null;
      for (const { controller } of open) {
        try {
          controller.close();
        } catch {
          // Its reader is gone already.
        }
      }
      open.clear();
    },
  };
}
export type Streams = ReturnType<typeof createStreams>;
