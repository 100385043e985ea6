import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";

const fullSize = 1_000_000; // bytes

/** The server's own log in the data folder: a file, because a pipe would break when this process is killed. */
export const serverLog = (dataDir: string) => join(dataDir, "postgres.log");

/** Opens the log for one run of the server; what grew too long becomes `.old`, whose predecessor is dropped. */
export function openServerLog(dataDir: string): { descriptor: number; from: number; close(): void } {
  const file = serverLog(dataDir);
  if (existsSync(file) && statSync(file).size > fullSize) renameSync(file, `${file}.old`);
  const descriptor = openSync(file, "a", 0o600);
  return { descriptor, from: statSync(file).size, close: () => closeSync(descriptor) };
}

/** The server's log since a run began. */
export const logSince = (dataDir: string, from: number) =>
  readFileSync(serverLog(dataDir)).subarray(from).toString("utf8");

/** The one line of PostgreSQL's messages that says why it did not work. */
export function plainReason(messages: string): string {
  if (/No space left on device|Disk quota exceeded/.test(messages)) return "the disk is full";
  const lines = messages.split("\n").filter((line) => line.trim() !== "");
  const telling = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? "no message";
  return telling.replace(/^.*?\b(FATAL|PANIC|error):\s*/, "");
}
