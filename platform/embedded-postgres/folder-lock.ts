import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { asStartupError, StartupError } from "../startup/startup-error.ts";
import { runningProcess } from "./running-process.ts";

const lockFile = "running.json";
const holderSchema = z.object({ pid: z.int().positive(), started: z.string() });
type Holder = z.infer<typeof holderSchema>;

/**
 * Makes this process the only one that works on a data folder. The lock of a process that is dead, a zombie, or whose
 * number meanwhile belongs to another program does not count.
 *
 * @throws StartupError naming the process that holds it, or that the folder cannot be written
 */
export function lockFolder(dataDir: string): { release(): void } {
  const file = join(dataDir, lockFile);
  const self = runningProcess(process.pid);
  const content = JSON.stringify({ pid: process.pid, started: self?.started ?? "" });
  for (;;) {
    try {
      writeFileSync(file, content, { flag: "wx" });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
        throw asStartupError(error, `cannot write ${dataDir}`);
      }
    }
    const holder = holderOf(dataDir);
    if (holder !== null && isAlive(holder)) {
      throw new StartupError(
        `another shop (process ${holder.pid}) is running on ${dataDir}: stop it, or set DATA_DIR to another folder`,
      );
    }
    rmSync(file, { force: true });
  }
}

/** The last holder of the lock, dead or alive; null without one or where the file is incomplete. */
export function holderOf(dataDir: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(join(dataDir, lockFile), "utf8")));
  } catch {
    return null;
  }
}

const isAlive = (holder: Holder) => runningProcess(holder.pid)?.started === holder.started;
