import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/log/log.ts";
import { createSingleFlight } from "../../../platform/single-flight.ts";
import type { ChangeKind } from "../store/change-environment.ts";
import { greeting, heartbeat, messageOf, type ToldChange } from "./messages.ts";
import type { StreamRight } from "./stream-token.ts";

export interface StreamsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Open streams of one process; more are refused and poll. */
  readonly most?: number;
}

/** Milliseconds between comments on a silent stream. */
const beat = 20_000;
/** What a client that does not read may pile up, in bytes; then it is let go, and comes again. */
const mostUnread = 256 * 1024;

interface Stream {
  readonly right: StreamRight;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

/** The open streams of this process, and what they are told. */
export function createStreams({ db, clock, log, most = 10_000 }: StreamsOptions) {
  const open = new Set<Stream>();
  /** The newest change that the streams of an environment were told of. */
  const told = new Map<number, number>();
  const encoder = new TextEncoder();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  /** Once for all streams that open at a time, as after a restart. */
  const beginnings = createSingleFlight<void>();

  async function begin(environment: number): Promise<void> {
    if (told.has(environment)) return;
    await beginnings.run(String(environment), async () => {
      told.set(environment, await newestChange(db, environment));
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

  function beatNow(): void {
    const bytes = encoder.encode(heartbeat);
    for (const stream of open) send(stream, bytes);
  }

  async function tell(): Promise<void> {
    const environments = new Set([...open].map(({ right }) => right.environment));
    for (const known of told.keys()) if (!environments.has(known)) told.delete(known);
    for (const environment of environments) {
      for (const change of await changesSince(db, environment, told.get(environment) ?? 0)) {
        told.set(environment, change.change);
        tellOne(change);
      }
    }
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
    async open(right: StreamRight): Promise<ReadableStream<Uint8Array> | null> {
      if (open.size >= most) return null;
      // What is written from now on is told; the client asks for everything before when the stream is open.
      await begin(right.environment);
      timer ??= setInterval(beatNow, beat).unref();
      let mine: Stream;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            mine = { right, controller };
            open.add(mine);
            controller.enqueue(encoder.encode(greeting(clock.now())));
          },
          cancel() {
            open.delete(mine);
          },
        },
        { highWaterMark: mostUnread, size: (chunk) => chunk?.byteLength ?? 0 },
      );
    },

    /** Something changed, here or in another process: whoever listens is told, in the order of the changes. */
    heard(): void {
      running = running.then(tell).catch((err: unknown) => log.warn({ err }, "flag streams could not be told"));
    },

    /** How many are open. */
    get size(): number {
      return open.size;
    },

    /** Ends all streams; clients come again, to another process. */
    end(): void {
      if (timer) clearInterval(timer);
      timer = null;
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

async function newestChange(db: Db, environment: number): Promise<number> {
  const row = await db.selectFrom("flag_environment").select("change").where("id", "=", environment).executeTakeFirst();
  return row?.change ?? 0;
}

/** A process that heard nothing for long tells no more than so many changes one by one. */
const mostChanges = 1_000;

async function changesSince(db: Db, environment: number, since: number): Promise<ToldChange[]> {
  const rows = await db
    .selectFrom("flag_change")
    .select(["change", "kind", "name", "before", "details"])
    .where("environment_id", "=", environment)
    .where("change", ">", since)
    .orderBy("change")
    .limit(mostChanges)
    .execute();
  return rows.map((row) => ({ ...row, environment, kind: row.kind as ChangeKind }));
}
