import { execFileSync } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = import.meta.dirname;
const ROUNDS = 3;
/** Cards of the longest list, and of a wedding's. */
const counts = [60, 500, 5_000] as const;

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
  readonly bytes: number;
  readonly preflight: number;
}

/**
 * The promise of merged cards: 5,000 folded cards with a name and three lines of text each stream into one PDF/X-4 at 200
 * cards a second or more, and the writer's memory does not grow with their number.
 */
export default async function bench(): Promise<void> {
  const folder = join(here, "output/merge");
  await mkdir(folder, { recursive: true });
  const out = join(folder, "merged.pdf");
  const rows = counts.map((count) => {
    const runs = Array.from({ length: ROUNDS }, () => child(count, out));
    const middle = runs.toSorted((one, other) => one.seconds - other.seconds)[1] as Run;
    const columns = {
      "cards/s": (count / middle.seconds).toFixed(0),
      time: `${middle.seconds.toFixed(2)} s`,
      "peak MB": middle.megabytes.toFixed(0),
      "file MB": (middle.bytes / 1e6).toFixed(1),
      preflight: middle.preflight ? `${middle.preflight.toFixed(1)} s` : "-",
    };
    return [`${count} cards`, columns] as const;
  });
  console.table(Object.fromEntries(rows));
  await rm(out, { force: true });
}

function child(count: number, out: string): Run {
  const script = fileURLToPath(new URL("merge/write.ts", import.meta.url));
  // Memory counts the writer, not the TypeScript stripper.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(here, "output/merge/compiled") };
  return JSON.parse(execFileSync(process.execPath, [script, String(count), out], { encoding: "utf8", env }));
}
