import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { asStartupError, StartupError } from "../startup/startup-error.ts";
import { roleName } from "./access.ts";
import { type Account, chooseAccount, own } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { plainReason } from "./server-log.ts";

/**
 * Opens the cluster, or creates it on the first start. It is created beside its place and moved there when complete, so
 * that an interrupted creation is repeated and never mistaken for a cluster.
 *
 * @param cluster absolute path of its folder
 * @param durable false leaves out waiting for the disk, for data that may be lost
 * @returns the account that runs the server
 */
export function openCluster(cluster: string, binaries: Binaries, password: string, durable: boolean): Account {
  try {
    removeUnfinished(dirname(cluster));
    if (existsSync(cluster)) return accountFor(cluster, binaries);
    const unfinished = join(dirname(cluster), `${unfinishedName}${process.pid}`);
    mkdirSync(unfinished, { mode: 0o700 });
    const account = accountFor(unfinished, binaries);
    initialise(unfinished, binaries, account, password, durable);
    renameSync(unfinished, cluster);
    return account;
  } catch (error) {
    throw asStartupError(error, `cannot write ${cluster}`);
  }
}

const unfinishedName = "postgres-unfinished-";

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(unfinishedName)) rmSync(join(dataDir, name), { recursive: true });
  }
}

function accountFor(folder: string, binaries: Binaries): Account {
  const account = chooseAccount(binaries, folder);
  own(folder, account);
  return account;
}

function initialise(folder: string, binaries: Binaries, account: Account, password: string, durable: boolean): void {
  // initdb requires an empty folder, so the password is stored beside it, readable by the account only.
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(passwordFile, account);
  const words = [
    ...account.prefix,
    binaries.initdb,
    "-D",
    folder,
    "-U",
    roleName,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "-E",
    "UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ];
  const [program = binaries.initdb, ...rest] = words;
  const made = spawnSync(program, rest, { ...account.options, cwd: "/", env: environment(), encoding: "utf8" });
  rmSync(passwordFile, { force: true });
  if (made.error !== undefined) throw made.error;
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new StartupError(`cannot create the database in ${folder}: ${plainReason(made.stderr)}`);
  }
}

/** The environment of the PostgreSQL programs: without the variables that would change what they do. */
export function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("PG") && !name.startsWith("LC_"));
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}
