import { afterAll, beforeAll, beforeEach } from "vitest";
import { createMigratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { type FlagsFixture, flagsFixture, type Manager } from "./flags.fixture.ts";
import type { NewEnvironment } from "./service.ts";

interface FlagsOfTests {
  database: Awaited<ReturnType<typeof createMigratedTestDatabase>>;
  service: FlagsFixture;
  environment: NewEnvironment;
  manage: Manager;
}

/** A service on a database of its own for the tests of a file, and a new environment for each of them. */
export function flagsOfTests(): Readonly<FlagsOfTests> {
  const room = {} as FlagsOfTests;
  beforeAll(async () => {
    room.database = await createMigratedTestDatabase();
    room.service = await flagsFixture(room.database);
  });
  afterAll(async () => {
    await room.service.close();
    await room.database.drop();
  });
  beforeEach(async () => {
    room.service.asked.clear();
    room.environment = await room.service.newEnvironment();
    room.manage = room.service.manager(room.environment);
  });
  return room;
}
