import { randomBytes } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import type { SettingValues } from "../config/settings.ts";
import { createDatabase, type Database } from "../database/database.ts";
import { hearNotices } from "../database/notices.ts";
import { requestLimit } from "../database/statement-limit.ts";
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
import { engineSettings, openEngineDatabase } from "./engine-database.ts";
import type { OpenPostgres } from "./open-postgres.ts";

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
  const settings = engineSettings({ PORT: String(standardPort) });
  const log = createLog({ level: settings.LOG_LEVEL });
  const postgres = await openEngineDatabase(settings, name, log);
  try {
    await serve(settings, postgres, { name, open, log });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function serve(
  settings: SettingValues,
  postgres: OpenPostgres,
  { name, open, log }: Pick<EngineOptions, "name" | "open"> & { readonly log: Log },
): Promise<void> {
  const { url } = postgres;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const database = createDatabase(url, { poolSize: settings.DATABASE_POOL, log, statementLimit: requestLimit });
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
