/**
 * A process of its own that outlives the shop by a moment: when the shop is gone, however it died, the pipe to this
 * process closes, and the database is shut down instead of running on without anyone.
 *
 * Arguments: the shop's process number, the data folder, the cluster's folder, and `remove` where the data folder is
 * to be removed afterwards (throw-away databases of tests).
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { holderOf } from "./folder-lock.ts";
import { shutDown } from "./shut-down.ts";

const patience = 10_000; // ms

const [, script, shop, dataDir, cluster, afterwards] = process.argv;
if (script === fileURLToPath(import.meta.url) && dataDir !== undefined && cluster !== undefined) {
  process.stdin.resume();
  process.stdin.once("close", async () => {
    // A shop started meanwhile holds the folder now, and the server is its own.
    if (holderOf(dataDir)?.pid !== Number(shop)) process.exit();
    await shutDown(cluster, patience);
    // Again where something that died with the shop still wrote there.
    if (afterwards === "remove") rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    process.exit();
  });
}

/** Starts the watchdog of a cluster; `dismiss` ends it when the cluster was shut down in the usual way. */
export function watch(dataDir: string, cluster: string, afterwards: "keep" | "remove"): { dismiss(): void } {
  const words = [fileURLToPath(import.meta.url), String(process.pid), dataDir, cluster, afterwards];
  const child = spawn(process.execPath, words, { cwd: "/", detached: true, stdio: ["pipe", "ignore", "ignore"] });
  child.unref();
  if ("unref" in child.stdin && typeof child.stdin.unref === "function") child.stdin.unref();
  return { dismiss: () => void child.kill("SIGKILL") };
}
