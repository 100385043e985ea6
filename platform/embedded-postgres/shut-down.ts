import { setTimeout as pause } from "node:timers/promises";
import { livePostmaster } from "./postmaster-lock.ts";

/**
 * Ends the server of a cluster cleanly: open transactions are rolled back, what was committed is written out. Where
 * that takes too long it is ended at once; its next start then replays the log, and still nothing committed is lost.
 *
 * @param patience ms given to the clean way
 */
export async function shutDown(cluster: string, patience: number): Promise<void> {
  if (await endedAfter("SIGINT", cluster, patience)) return;
  await endedAfter("SIGQUIT", cluster, 5000);
}

async function endedAfter(signal: "SIGINT" | "SIGQUIT", cluster: string, patience: number): Promise<boolean> {
  const pid = livePostmaster(cluster);
  if (pid === null) return true;
  try {
    process.kill(pid, signal);
  } catch {
    return livePostmaster(cluster) === null; // gone meanwhile
  }
  for (const until = Date.now() + patience; Date.now() < until; ) {
    if (livePostmaster(cluster) === null) return true;
    await pause(10);
  }
  return false;
}
