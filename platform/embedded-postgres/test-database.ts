import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbeddedPostgres } from "./supervisor.ts";

/** Name of the test run's template database with all tables; a copy is quicker than a migration. */
export const migratedTemplate = "migrated";

/** The environment variable with the address of the test run's temporary server. */
export const testServerVariable = "TEST_POSTGRES_URL";

/**
 * Starts a temporary server in a folder of its own, without waiting for the disk. The folder is removed when the server
 * stops or this process dies.
 *
 * @param parent folder in which it is created
 * @returns the folder, and the address of the server's empty database, with the right to create others
 */
export async function startTestDatabase(
  parent = tmpdir(),
): Promise<{ url: string; folder: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(parent, "passepartout-test-"));
  const log = { info: () => {}, warn: console.warn };
  return { ...(await startEmbeddedPostgres({ dataDir: folder, durable: false, log })), folder };
}

/**
 * Makes a fresh, empty database on the test run's server. One per test file keeps files apart; `drop` it afterwards,
 * open connections are cut.
 *
 * @param template another database of this server to copy; nobody may be connected to it
 *
 * @example
 * const database = await createTestDatabase();
 * afterAll(() => database.drop());
 */
export async function createTestDatabase(template = "template1"): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env[testServerVariable];
  if (server === undefined) throw new Error(`${testServerVariable} is not set: name the file *.db.test.ts`);
  const name = `test_${randomBytes(8).toString("hex")}`;
  const url = await addDatabase(server, name, template);
  return { url, drop: () => run(server, `drop database ${name} with (force)`) };
}

/** Adds a database to the server at that address, and returns its own. */
export async function addDatabase(server: string, name: string, template = "template1"): Promise<string> {
  await run(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
