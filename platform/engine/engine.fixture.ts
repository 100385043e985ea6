import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { expect, onTestFinished } from "vitest";
import { addDatabase, testServerVariable } from "../embedded-postgres/test-database.ts";
import { freePort } from "../startup/free-port.ts";
import { createToken } from "../tokens/random.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Starts an engine as a program of its own over an empty database; it has to end within five seconds of the end of the test.
 *
 * @param script from the root of the repository
 * @returns where it is, what it said at the start, the names of the tables it made, and a way to run its command in a folder of its own
 */
export async function startedEngine(script: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "engine-"));
  const url = await addDatabase(
    process.env[testServerVariable] ?? "",
    `engine_${createToken().replace(/\W/g, "").toLowerCase()}`,
  );
  const port = await freePort();
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "warn" };
  const engine = spawn(process.execPath, [join(root, script)], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    engine.kill();
    const [code] = engine.exitCode === null ? await once(engine, "exit") : [engine.exitCode];
    rmSync(dataDir, { recursive: true });
    expect(code).toBe(0);
  });
  let said = "";
  engine.stdout.on("data", (bytes) => (said += bytes));
  await expect.poll(() => said, { timeout: 100_000 }).toContain("service runs at");
  return {
    origin: `http://127.0.0.1:${port}`,
    folder: dataDir,
    said,
    /** Runs another program over the same database. @returns what it says */
    async run(program: string, ...words: readonly string[]): Promise<string> {
      const { stdout } = await promisify(execFile)(process.execPath, [join(root, program), ...words], {
        env: { ...env, INIT_CWD: dataDir },
      });
      return stdout.trim();
    },
    async tables(): Promise<readonly string[]> {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ tablename: string }>(
        "select tablename from pg_tables where schemaname = 'public' order by 1",
      );
      await client.end();
      return rows.map(({ tablename }) => tablename);
    },
  };
}
