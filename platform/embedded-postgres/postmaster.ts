import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { isFree } from "../startup/free-port.ts";
import { StartupError } from "../startup/startup-error.ts";
import { type Access, addressOf, movedToFreePort } from "./access.ts";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { environment } from "./cluster.ts";
import { removeStaleLock } from "./postmaster-lock.ts";
import { logSince, openServerLog, plainReason } from "./server-log.ts";

/** A server process of ours that answers. */
export interface Postmaster {
  readonly process: ChildProcess;
  readonly access: Access;
}

export interface PostmasterStart {
  readonly dataDir: string;
  /** Absolute path of the cluster's folder. */
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly durable: boolean;
}

const recoveryLimit = 120_000; // ms; replaying the log after a crash
const passingLimit = 30_000; // ms; what goes by: processes of a killed server that wait for a slow disk

/**
 * Starts the server on the kept port, or on another where that is taken, and waits until it answers.
 *
 * @throws StartupError with the server's own reason
 */
export async function startPostmaster(start: PostmasterStart, kept: Access): Promise<Postmaster> {
  let access = kept;
  for (const until = Date.now() + passingLimit; ; ) {
    if (!(await isFree(access.port))) access = await movedToFreePort(start.dataDir, access);
    removeStaleLock(start.cluster);
    const outcome = await run(start, access);
    if ("process" in outcome) return outcome;
    const passing = /Address already in use|shared memory block .* is still in use/.test(outcome.messages);
    if (!passing || Date.now() > until) {
      throw new StartupError(`the embedded PostgreSQL did not start: ${plainReason(outcome.messages)}`);
    }
    await pause(200); // processes of a killed server need a moment to see that it is gone
  }
}

async function run(start: PostmasterStart, access: Access): Promise<Postmaster | { messages: string }> {
  const log = openServerLog(start.dataDir);
  const words = [...start.account.prefix, start.binaries.postgres, ...options(start, access)];
  const [program = start.binaries.postgres, ...rest] = words;
  const child = spawn(program, rest, {
    ...start.account.options,
    cwd: "/",
    detached: true, // Ctrl-C is for us: the server goes when the requests in flight are finished
    env: environment(),
    stdio: ["ignore", "ignore", log.descriptor],
  });
  log.close();
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", () => resolve(""));
  });
  const failure = await Promise.race([ended, answers(access, child)]).catch((error: unknown) => {
    child.kill("SIGINT");
    throw error;
  });
  if (failure === null) return { process: child, access };
  return { messages: `${failure}\n${logSince(start.dataDir, log.from)}` };
}

function options({ cluster, durable }: PostmasterStart, access: Access): string[] {
  const settings: Record<string, string> = {
    port: String(access.port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    jit: "off",
    log_min_messages: "log", // a refused statement is told to its caller
    log_checkpoints: "off",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** Resolves to null once the server answers; rejects where it never will. */
async function answers(access: Access, child: ChildProcess): Promise<null> {
  const until = Date.now() + recoveryLimit;
  while (child.exitCode === null && Date.now() < until) {
    if (await canConnect(access)) return null;
    await pause(20);
  }
  if (child.exitCode !== null) return new Promise(() => {}); // the exit tells the reason
  throw new StartupError(`the embedded PostgreSQL did not respond within ${recoveryLimit / 1000} seconds`);
}

async function canConnect(access: Access): Promise<boolean> {
  const client = new Client({ connectionString: addressOf(access, "postgres"), connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === invalidPassword) {
      throw new StartupError("the embedded PostgreSQL refuses its password: postgres-access.json is not its own");
    }
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const invalidPassword = "28P01";
