import { startTestDatabase, testServerVariable } from "./test-database.ts";

/** Vitest's global set-up of the `database` project: one throw-away server for the whole run. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startTestDatabase();
  process.env[testServerVariable] = server.url;
  return server.stop;
}
