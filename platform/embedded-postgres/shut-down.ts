import { setTimeout as pause } from "node:timers/promises";
import { livePostmaster } from "./postmaster-lock.ts";

/**
 * Ends the server of a cluster cleanly: open transactions are rolled back, what was committed is written out. Where
 * that takes too long it is ended at once; its next start then replays the log, and still nothing committed is lost.
 *
 * @param patience ms given to the clean way
 */
export async function shutDown(cluster: string, patience: number): Promise<void> {
  const pid = livePostmaster(cluster);
  if (pid === null || (await endedAfter("SIGINT", cluster, pid, patience))) return;
  await endedAfter("SIGQUIT", cluster, pid, 5000);
}

/** Checks this server's process number: it may have ended, and another shop's server may use the cluster by now. */
async function endedAfter(signal: "SIGINT" | "SIGQUIT", cluster: string, pid: number, patience: number) {
  try {
    process.kill(pid, signal);
  } catch {
    return livePostmaster(cluster) !== pid; // gone meanwhile
  }
  for (const until = Date.now() + patience; Date.now() < until; ) {
    if (livePostmaster(cluster) !== pid) return true;
    await pause(10);
  }
  return false;
}
