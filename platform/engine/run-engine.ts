import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { readSettings } from "../config/read-settings.ts";
import type { SettingValues } from "../config/settings.ts";
import { createDatabase, type Database } from "../database/database.ts";
import { describeMigrationProblem, migrate } from "../database/migrate.ts";
import { readMigrationFiles } from "../database/migration-files.ts";
import { hearNotices } from "../database/notices.ts";
import { requestLimit } from "../database/statement-limit.ts";
import { startEmbeddedPostgres } from "../embedded-postgres/supervisor.ts";
import { createHttpApp } from "../http/app.ts";
import { healthRoutes } from "../http/health.ts";
import type { Router } from "../http/router.ts";
import { createWebServer, listen, patienceOf } from "../http/web-server.ts";
import type { CronJob } from "../jobs/cron.ts";
import type { JobHandler } from "../jobs/job.ts";
import { startWorker } from "../jobs/worker.ts";
import { createLog, type Log } from "../log/log.ts";
import { StartupError } from "../startup/startup-error.ts";
import { stopOnSignal } from "../startup/stop-on-signal.ts";
import { type Clock, systemClock } from "../time/clock.ts";

/** What an engine stands on. */
export interface EngineGround {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Origin under which its callers reach it. */
  readonly publicUrl: string;
  readonly rateLimitFactor: number;
  /** Signs what it hands out; another one at each start, unless SESSION_SECRET is set. */
  readonly secret: string;
}

/** A service that needs no shop around it. */
export interface Engine {
  readonly routes: readonly Router[];
  readonly handlers: readonly JobHandler[];
  readonly cron: readonly CronJob[];
  /** The database's notices it depends on. */
  readonly notices: { readonly channel: string; readonly heard: () => void };
  /** As `createHttpApp` takes them. */
  readonly streamed?: readonly string[];
  readonly keyed?: readonly string[];
  /** What whoever starts it is told, a line each. */
  readonly told: readonly string[];
  /** Ends responses that would last longer than the process. */
  readonly endWaiting?: () => void;
}

export interface EngineOptions {
  /** Its folder within `services/`, and its data's within DATA_DIR. */
  readonly name: string;
  readonly standardPort: number;
  readonly open: (ground: EngineGround) => Promise<Engine>;
}

const root = join(import.meta.dirname, "../..");
/** After so long, connections that still wait for something are cut, in milliseconds. */
const drain = 3_000;

/**
 * Runs one service alone until it is told to stop: its database (embedded unless DATABASE_URL is set) with its own tables, its routes and its
 * jobs. What cannot be done is told in one line, with exit code 1.
 */
export async function runEngine(options: EngineOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exit(1); // whatever was begun beside it
  }
}

async function start({ name, standardPort, open }: EngineOptions): Promise<void> {
  const read = readSettings({ ...process.env, PORT: process.env.PORT?.trim() || String(standardPort) });
  if (!read.ok) throw new StartupError(["The configuration is wrong:", ...read.error].join("\n  "));
  const settings = read.value;
  const log = createLog({ level: settings.LOG_LEVEL });
  const postgres = await openPostgres(settings, name, log);
  try {
    await serve(settings, postgres, { name, open, log });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

async function openPostgres({ DATABASE_URL, DATA_DIR }: SettingValues, name: string, log: Log): Promise<Postgres> {
  if (DATABASE_URL !== null) return { url: DATABASE_URL, stop: async () => {} };
  // npm runs the scripts of a workspace in its folder; INIT_CWD is where npm was called.
  return startEmbeddedPostgres({ dataDir: resolve(process.env.INIT_CWD ?? ".", DATA_DIR, name), log });
}

async function serve(
  settings: SettingValues,
  postgres: Postgres,
  { name, open, log }: Pick<EngineOptions, "name" | "open"> & { readonly log: Log },
): Promise<void> {
  const { url } = postgres;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const database = createDatabase(url, { poolSize: settings.DATABASE_POOL, log, statementLimit: requestLimit });
  await bringUpToDate(url, name, log);
  const engine = await open({
    database,
    clock: systemClock,
    log,
    publicUrl,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    secret: settings.SESSION_SECRET ?? randomBytes(32).toString("base64url"),
  });
  const app = createHttpApp({
    log,
    https: publicUrl.startsWith("https:"),
    trustedProxies: settings.TRUSTED_PROXIES,
    streamed: engine.streamed ?? [],
    keyed: engine.keyed ?? [],
  });
  app.route("/", healthRoutes({ database: () => database.pool.query("select 1") }));
  for (const routes of engine.routes) app.route("/", routes);
  const notices = hearNotices({ url, log, ...engine.notices });
  const web = createWebServer(getRequestListener(app.fetch), patienceOf({ trustedProxies: settings.TRUSTED_PROXIES }));
  await notices.listening;
  await listen(web.server, { port: settings.PORT, host: settings.LISTEN });
  const concurrency = settings.JOB_CONCURRENCY;
  const { handlers, cron } = engine;
  const worker = concurrency > 0 ? startWorker({ url, handlers, cron, concurrency, log }) : null;
  stopOnSignal(async () => {
    engine.endWaiting?.();
    await Promise.all([web.close(drain), worker?.stop({ within: drain }), notices.stop()]);
    await database.close();
    await postgres.stop();
  });
  console.log([`The ${name} service runs at ${publicUrl}`, ...engine.told].join("\n  "));
}

/** The tables of the platform and its own; a database of a whole shop may have more. */
async function bringUpToDate(url: string, name: string, log: Log): Promise<void> {
  const files = await readMigrationFiles(root);
  const own = files.ok
    ? files.value.filter(({ path }) => /^platform[/\\]/.test(path) || path.split(/[/\\]/)[1] === name)
    : [];
  const database = createDatabase(url, { poolSize: 2, log });
  try {
    const migrated = await migrate(database.pool, root, [], new Set(own.map((file) => file.name)));
    if (!migrated.ok) throw new StartupError(describeMigrationProblem(migrated.error));
  } finally {
    await database.close();
  }
}
