import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { makeFolder } from "../folders/make-folder.ts";
import { type Access, addressOf, keptAccess } from "./access.ts";
import { findBinaries } from "./binaries.ts";
import { openCluster } from "./cluster.ts";
import { lockFolder } from "./folder-lock.ts";
import { type PostmasterStart, startPostmaster } from "./postmaster.ts";
import { livePostmaster } from "./postmaster-lock.ts";
import { shutDown } from "./shut-down.ts";
import { watch } from "./watchdog.ts";

/** Log of the supervisor; a pino logger fits. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedPostgresOptions {
  /** Folder for the cluster, its log and its password; made when missing. */
  readonly dataDir: string;
  readonly log: Log;
  /** False never waits for the disk and removes the folder when it is over: for tests only. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Address of the database `passepartout`, with role and password. */
  readonly url: string;
  /** Shuts the server down cleanly; after a second at once, whereby nothing committed is lost either. */
  stop(): Promise<void>;
}

const database = "passepartout";
const patience = 1000; // ms given to a clean end
const orphanPatience = 10_000; // ms; its last checkpoint may be large

/**
 * Starts PostgreSQL on a data folder and keeps it running: a server that a killed shop left behind is shut down first,
 * a stale lock is removed, a server that dies is started again on the same port.
 *
 * @throws StartupError with one plain line where it cannot
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options;
  const dataDir = resolve(options.dataDir);
  makeFolder(dataDir, "DATA_DIR");
  const folderLock = lockFolder(dataDir);
  const cluster = join(dataDir, "postgres");
  const watchdog = watch(dataDir, cluster, durable ? "keep" : "remove");
  const end = async () => {
    await shutDown(cluster, patience);
    watchdog.dismiss();
    folderLock.release();
    if (!durable) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await endOrphan(cluster, log);
    const binaries = findBinaries();
    const access = await keptAccess(dataDir);
    if (!existsSync(cluster)) log.info("creating the embedded database");
    const account = openCluster(cluster, binaries, access.password, durable);
    const server = await keepRunning({ dataDir, cluster, binaries, account, durable }, access, log);
    await createDatabase(addressOf(server.access, "postgres"));
    const stop = async () => {
      server.letGo();
      await end();
    };
    return { url: addressOf(server.access, database), stop };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts the server, and starts it again whenever it ends without having been let go. */
async function keepRunning(start: PostmasterStart, access: Access, log: Log) {
  let wanted = true;
  const restart = async (port: Access) => {
    log.warn("the embedded PostgreSQL ended unexpectedly and is restarted");
    try {
      await run(port);
    } catch (error) {
      log.warn(`the embedded PostgreSQL stays down: ${error instanceof Error ? error.message : error}`);
    }
  };
  const run = async (port: Access) => {
    const postmaster = await startPostmaster(start, port);
    postmaster.process.once("exit", () => wanted && void restart(postmaster.access));
    if (!wanted) await shutDown(start.cluster, patience);
    return postmaster.access;
  };
  return {
    access: await run(access),
    letGo: () => {
      wanted = false;
    },
  };
}

/**
 * A server whose shop was killed still holds the cluster, and its watchdog is about to shut it down. So it is ended and
 * restarted instead of reused; its log contains what was committed.
 */
async function endOrphan(cluster: string, log: Log): Promise<void> {
  if (livePostmaster(cluster) === null) return;
  log.info("shutting down the database a killed shop left behind");
  await shutDown(cluster, orphanPatience);
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
