/**
 * Outlives the shop: when the shop dies, its pipe closes and this process shuts the database down. Arguments: process
 * number of the shop, data folder, cluster folder, and `remove` to delete the data folder.
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
