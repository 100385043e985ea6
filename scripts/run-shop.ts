import { createServer } from "node:net";
import type { DemoAccounts } from "../demo/seed.ts";
import type { Config, RunningConfig } from "../platform/config/config.ts";
import { loadConfig } from "../platform/config/load-config.ts";
import { createDatabase, type Db } from "../platform/database/database.ts";
import type { OpenPostgres } from "../platform/engine/open-postgres.ts";
import type { Log } from "../platform/log/log.ts";
import { createShopLog } from "../platform/log/shop-log.ts";
import { collectGarbage } from "../platform/startup/collect-garbage.ts";
import { asStartupError, StartupError } from "../platform/startup/startup-error.ts";
import { stopOnSignal } from "../platform/startup/stop-on-signal.ts";
import { within } from "../platform/time/within.ts";
import { isComplete, readPublished } from "../server/shop-data/published.ts";
import { type DemoFiller, startDemoFiller } from "./fill-demo.ts";
import { openDatabase } from "./open-database.ts";
import { refuseDemoDatabase } from "./open-shop-database.ts";
import { buildWeb } from "./web-build.ts";

const firstPageLimit = 20_000; // ms that the shop waits for its own first page before it says where it is
const finishLimit = 3500; // ms that requests and jobs in flight get; the database then has its second

/**
 * Runs the shop until it is told to stop: database, schema, demo data, pages, server. What cannot be done is told in
 * one line, with exit code 1.
 *
 * @param dev pages come from the development server instead of a build
 */
export async function runShop({ dev }: { dev: boolean }): Promise<void> {
  process.env.NODE_ENV ??= dev ? "development" : "production";
  try {
    await start(dev);
  } catch (error) {
    const told = asStartupError(error, "The shop cannot start");
    if (!(told instanceof StartupError)) throw error;
    console.error(told.message);
    process.exit(1); // whatever was begun beside it
  }
}

async function start(dev: boolean): Promise<void> {
  const config = loadConfig();
  await checkPort(config);
  const log = createShopLog(config.logLevel, config.logFile);
  const demo = config.demo === null ? null : startDemoFiller();
  try {
    const [database] = await Promise.all([openDatabase(config, log), dev ? undefined : buildWeb()]);
    try {
      await serve({ ...config, databaseUrl: database.url }, database, { log, dev, demo });
    } catch (error) {
      await database.stop();
      throw error;
    }
  } finally {
    demo?.end();
  }
  collectGarbage();
}

interface Serving {
  readonly log: Log;
  readonly dev: boolean;
  readonly demo: DemoFiller | null;
}

async function serve(config: RunningConfig, database: OpenPostgres, { log, dev, demo }: Serving): Promise<void> {
  // The server's modules are read meanwhile; they read NODE_ENV when they load.
  const [{ sells, told }, { startServer }] = await Promise.all([fill(config, demo, log), import("../server/main.ts")]);
  const server = await startServer(config, { log, dev });
  stopOnSignal(async () => {
    await Promise.race([server.stop(), new Promise((resolve) => setTimeout(resolve, finishLimit))]);
    await database.stop();
  });
  // Who opens the address as soon as it is told waits for none of what the first page takes.
  if (sells && !dev) await within(firstPageLimit, server.drawHome()).catch(() => {});
  const logged = config.logFile === null ? [] : [`all requests: ${config.logFile}`];
  console.log([`Passepartout runs at ${server.url}`, ...told, ...logged].join("\n  "));
  await demo?.order(config.databaseUrl);
}

interface Filled {
  /** Whether it has what its pages are made of. */
  readonly sells: boolean;
  /** What whoever starts it is told. */
  readonly told: readonly string[];
}

/** Fills the demo's database; keeps everybody else away from one that was. */
async function fill(config: RunningConfig, demo: DemoFiller | null, log: Log): Promise<Filled> {
  if (config.demo !== null && demo !== null)
    return { sells: true, told: toldOf(config, config.demo, await demo.seed(config.databaseUrl)) };
  const database = createDatabase(config.databaseUrl, { poolSize: 2, log });
  try {
    await refuseDemoDatabase(database);
    return await whatIsMissing(database.db);
  } finally {
    await database.close();
  }
}

const toldOf = (
  { publicUrl }: RunningConfig,
  { customerPassword, operatorPassword }: NonNullable<RunningConfig["demo"]>,
  { customer, operator, code, content }: DemoAccounts,
): readonly string[] => [
  `demo customer: ${customer.email} ${customerPassword}`,
  `demo operator: ${operator.email} ${operatorPassword} (${publicUrl}/office)`,
  `demo code: ${code} (10 % off the goods of a basket)`,
  `demo content: tokens ${content.public} (public), ${content.preview} (preview), ${content.management} (management)`,
];

/** A real shop is empty at first, and answers no page. */
async function whatIsMissing(db: Db): Promise<Filled> {
  if (isComplete(await readPublished(db))) return { sells: true, told: [] };
  const told = ["nothing is sold yet: publish a folder of shop data (docs/operations.md, setting up a real shop)"];
  return { sells: false, told };
}

/** Before anything is started, because it is the most usual reason not to start. */
async function checkPort({ port, listen }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(asStartupError(error, `cannot listen on port ${port} (PORT)`)));
    probe.listen(port, listen ?? undefined, () => probe.close(() => resolve()));
  });
}
