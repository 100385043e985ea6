import pg from "pg";
import type { Log } from "../log/log.ts";

export interface NoticesOptions {
  readonly url: string;
  /** A lower-case word. */
  readonly channel: string;
  /**
   * Called after each notice, and each time listening begins (again): what was said meanwhile nobody heard. It must not
   * throw.
   */
  readonly heard: () => void;
  readonly log: Log;
  /** Milliseconds between checks of the connection, and before a broken one is reconnected. */
  readonly checkEvery?: number;
  readonly retryAfter?: number;
}

/** Listens until it is stopped. */
export interface Notices {
  /** Resolves when it listens for the first time. */
  readonly listening: Promise<void>;
  stop(): Promise<void>;
}

/** A connection that does not answer for so long is dead, in milliseconds. */
const patience = 5_000;

/**
 * Listens to PostgreSQL's NOTIFY on a connection of its own and reconnects when it breaks. Regular queries find
 * connections that a network dropped silently.
 */
export function hearNotices({
  url,
  channel,
  heard,
  log,
  checkEvery = 10_000,
  retryAfter = 1_000,
}: NoticesOptions): Notices {
  const listening = Promise.withResolvers<void>();
  const stopped = new AbortController();

  async function listen(client: pg.Client): Promise<void> {
    const broken = Promise.withResolvers<"broken">();
    client.on("error", () => broken.resolve("broken"));
    client.on("end", () => broken.resolve("broken"));
    client.on("notification", heard);
    stopped.signal.addEventListener("abort", () => broken.resolve("broken"));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    heard();
    listening.resolve();
    while ((await Promise.race([broken.promise, pause(checkEvery)])) !== "broken") await client.query("select 1");
  }

  async function work(): Promise<void> {
    while (!stopped.signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: patience,
        query_timeout: patience,
        application_name: "passepartout",
      });
      try {
        await listen(client);
        if (!stopped.signal.aborted) log.warn({ channel }, "the connection for notifications was lost");
      } catch (err) {
        log.debug({ err, channel }, "cannot listen to notifications");
      }
      await Promise.race([client.end().catch(() => {}), pause(patience)]);
      if (!stopped.signal.aborted) await pause(retryAfter);
    }
  }

  /** Ends at once when it is stopped. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stopped.signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      stopped.signal.addEventListener("abort", end);
    });
  }

  const finished = work();
  return {
    listening: listening.promise,
    stop: async () => {
      stopped.abort();
      await finished;
    },
  };
}
