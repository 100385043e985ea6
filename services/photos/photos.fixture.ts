import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { runOnce } from "graphile-worker";
import { createMiddleware } from "hono/factory";
import type { Database } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { problem } from "../../platform/http/problem.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { finishJobs } from "../../platform/jobs/finish-jobs.ts";
import { toTaskList } from "../../platform/jobs/task-list.ts";
import { silentLog } from "../../platform/log/log.ts";
import { workerLogger } from "../../platform/log/worker-logger.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { uploadsPath } from "./contract.ts";
import type { PhotosDependencies } from "./ports.ts";
import { photosRoutes } from "./routes.ts";
import { createPhotos } from "./service.ts";

type Changes = Partial<PhotosDependencies> & {
  /** Wraps the folder of files. */
  readonly before?: (files: FileStore) => FileStore;
};

/** Photos behind a real HTTP server, on a real database and in real folders; a header names the visitor. */
export async function photosFixture(database: Database, { before = (files) => files, ...changes }: Changes = {}) {
  const { db } = database;
  const folder = await mkdtemp(join(tmpdir(), "passepartout-photos-"));
  const files = before(await createFolderStore(join(folder, "files")));
  const photos = await createPhotos({
    db,
    files,
    clock: systemClock,
    log: silentLog,
    folder: join(folder, "photos"),
    limits: { maxBytes: 5_000_000, maxPixels: 20_000_000 },
    ...changes,
  });

  const app = createHttpApp({ log: silentLog, streamed: [uploadsPath] });
  app.use(async (c, next) => {
    const visitorId = c.req.header("x-visitor");
    const customerId = c.req.header("x-customer") ?? null;
    if (visitorId) c.set("visitor", { visitorId, customerId, operator: null });
    return next();
  });
  app.route("/", photosRoutes({ photos, requireVisitor, limitUploads: (_, next) => next() }));
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    db,
    files,
    photos,
    port,
    folder: join(folder, "photos"),
    filesFolder: join(folder, "files"),
    url,
    incoming: () => readdir(join(folder, "photos", "incoming")),
    working: () => readdir(join(folder, "photos", "working")),

    async visitor(): Promise<Owner> {
      const id = newId();
      await db.insertInto("visitor").values({ id, token_hash: id }).execute();
      return { visitorId: id, customerId: null };
    },

    /** A request as this owner, or as nobody. */
    ask(owner: Owner | null, path: string, init: RequestInit = {}): Promise<Response> {
      return fetch(`${url}${path}`, { ...init, headers: { ...init.headers, ...headersOf(owner) } });
    },

    /** Names of all files in the store. */
    async stored(): Promise<string[]> {
      const entries = await readdir(join(folder, "files"), { recursive: true });
      return entries
        .map((path) => path.split(/[\\/]/).at(-1) ?? "")
        .filter((name) => name.length === 64)
        .sort();
    },

    /** Does all jobs that are due, and returns when none is left. */
    async runJobs(): Promise<void> {
      const taskList = toTaskList(photos.handlers, silentLog, new AbortController().signal);
      await runOnce({ preset: finishJobs, pgPool: database.pool, taskList, logger: workerLogger(silentLog) });
    },

    async stop(): Promise<void> {
      photos.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // A server that was cut in the middle of a file may still be closing it.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type PhotosFixture = Awaited<ReturnType<typeof photosFixture>>;

export const headersOf = (owner: Owner | null): Record<string, string> => ({
  ...(owner && { "x-visitor": owner.visitorId }),
  ...(owner?.customerId && { "x-customer": owner.customerId }),
});

const requireVisitor = createMiddleware<AppEnv>(async (c, next) =>
  c.var.visitor ? next() : problem(c, { status: 401, title: "the fixture makes no visitors" }),
);
