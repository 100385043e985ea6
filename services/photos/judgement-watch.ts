import type { Db } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log/log.ts";

/** Lets requests wait for the intake's word without each asking the database over and over. */
export interface JudgementWatch {
  /** Resolves when one of these photos is ready, rejected or gone, or when the signal aborts. */
  next(ids: readonly string[], signal: AbortSignal): Promise<void>;
  /** This process's intake has a new result: check immediately. */
  look(): void;
  /** The process stops: present and future waiting requests end at once. */
  end(): void;
}

/** The intake may run in another process, so all waiting requests together ask so often; in milliseconds. */
const interval = 500;

export function createJudgementWatch(db: Db, log: Log): JudgementWatch {
  const waiting = new Set<{ readonly ids: readonly string[]; readonly wake: () => void }>();
  let timer: NodeJS.Timeout | null = null;
  let looking = false;
  let ended = false;

  async function look() {
    if (looking || waiting.size === 0) return;
    looking = true;
    try {
      const open = await stillOpen(
        db,
        [...waiting].flatMap(({ ids }) => ids),
      );
      for (const { ids, wake } of waiting) if (ids.some((id) => !open.has(id))) wake();
    } catch (err) {
      log.debug({ err }, "waiting requests could not be notified about photos");
    } finally {
      looking = false;
    }
  }

  function schedule() {
    if (waiting.size === 0 || timer) return;
    timer = setTimeout(async () => {
      await look();
      timer = null;
      schedule();
    }, interval);
    timer.unref();
  }

  return {
    async next(ids, signal) {
      if (ids.length === 0 || signal.aborted || ended) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const entry = { ids, wake: resolve };
      signal.addEventListener("abort", resolve as () => void, { once: true });
      waiting.add(entry);
      schedule();
      await promise;
      waiting.delete(entry);
      signal.removeEventListener("abort", resolve as () => void);
    },
    look: () => void look(),
    end() {
      ended = true;
      for (const { wake } of waiting) wake();
    },
  };
}

/** Those of these photos that are still being uploaded or examined. */
async function stillOpen(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("photo")
    .leftJoin("photo_content", "photo_content.sha256", "photo.content_sha256")
    .select("photo.id")
    .where("photo.id", "in", [...new Set(ids)])
    .where("photo.rejection", "is", null)
    .where("photo_content.ready_at", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
