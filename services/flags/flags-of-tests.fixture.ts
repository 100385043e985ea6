import { afterAll, beforeEach } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { type FlagsFixture, flagsFixture, type Manager } from "./flags.fixture.ts";
import type { NewEnvironment } from "./service.ts";

export interface FlagsOfTests {
  readonly database: Database;
  readonly service: FlagsFixture;
  environment: NewEnvironment;
  manage: Manager;
}

/** A service on a database of its own for the tests of a file, and a new environment for each of them. */
export async function flagsOfTests(): Promise<Readonly<FlagsOfTests>> {
  const database = await migratedTestDatabase();
  const service = await flagsFixture(database);
  const room = { database, service } as FlagsOfTests;
  afterAll(() => service.close());
  beforeEach(async () => {
    room.service.asked.clear();
    room.environment = await room.service.newEnvironment();
    room.manage = room.service.manager(room.environment);
  });
  return room;
}
