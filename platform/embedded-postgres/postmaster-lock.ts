import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runningProcess } from "./running-process.ts";

/**
 * The server process that really works on a cluster, or null. PostgreSQL's own lock file is not enough: after a
 * `kill -9` its number may name nothing, a zombie, or somebody else's program.
 *
 * @param cluster absolute path of the cluster's folder
 * @returns process number
 */
export function livePostmaster(cluster: string): number | null {
  const pid = lockedBy(cluster);
  const running = pid === null ? null : runningProcess(pid);
  if (running === null) return null;
  const { command } = running;
  return command === null || (command.includes("postgres") && command.includes(` -D ${cluster} `)) ? pid : null;
}

/**
 * Removes a lock file whose process is no server of this cluster. PostgreSQL removes most of them itself, but refuses
 * to start when the number belongs to a live program of the same user.
 */
export function removeStaleLock(cluster: string): void {
  if (livePostmaster(cluster) === null) rmSync(lockFile(cluster), { force: true });
}

const lockFile = (cluster: string) => join(cluster, "postmaster.pid");

function lockedBy(cluster: string): number | null {
  try {
    const [firstLine = ""] = readFileSync(lockFile(cluster), "utf8").split("\n");
    return Number.parseInt(firstLine, 10) || null;
  } catch {
    return null;
  }
}
