import { afterAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { flagsFixture, forSegment, rollout } from "./flags.fixture.ts";
import { endFlagKey, flagKeysOf } from "./keys.ts";

const database = await migratedTestDatabase();
const [here, there] = await Promise.all([flagsFixture(database), flagsFixture(database)]);
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
});

test("what is changed by one process is heard by the clients of another, and no answer there is older than the message", async () => {
  const environment = await here.newEnvironment();
  const manage = here.manager(environment);
  await manage.segment("testers");
  await manage.flag(rollout("banner", 0));
  await manage.flag(forSegment("beta", "testers"));
  const factory = there.serverClient(environment);
  const client = factory.client();
  await client.whenReady();
  await expect.poll(() => there.flags.streams.size).toBe(1);
  expect(here.flags.streams.size).toBe(0);
  const sees = () => ["banner", "beta"].map((flag) => client.getTreatment("ada", flag));
  expect(sees()).toEqual(["off", "off"]);
  await manage.members("testers", ["ada"]);
  await expect.poll(sees).toEqual(["off", "on"]);
  await manage.flag(rollout("banner", 100));
  await expect.poll(sees).toEqual(["on", "on"]);
  await manage.kill("banner");
  await expect.poll(sees).toEqual(["off", "on"]);
  // A key that is ended here is over there, too.
  const known = await flagKeysOf(database.db, environment.id);
  await endFlagKey(database.db, environment.id, known.find(({ kind }) => kind === "server")?.id ?? "");
  await expect.poll(() => there.flags.streams.size).toBe(0);
  await factory.destroy();
});

test("changes that two processes make at once have one order, which their clients end with", async () => {
  const environment = await here.newEnvironment();
  const [one, other] = [here.manager(environment), there.manager(environment)];
  await one.flag(rollout("banner", 0));
  const factories = [here.serverClient(environment), there.serverClient(environment)];
  const clients = factories.map((factory) => factory.client());
  await Promise.all(clients.map((client) => client.whenReady()));
  await expect.poll(() => [here, there].map(({ flags }) => flags.streams.size)).toEqual([1, 1]);
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, at) => [one, other][at % 2]?.flag(rollout("banner", at % 2 === 0 ? 100 : 0))),
  );
  const numbers = made.map(({ changeNumber }) => changeNumber as number);
  expect(new Set(numbers).size).toBe(20);
  const last = made.find(({ changeNumber }) => changeNumber === Math.max(...numbers));
  const expected = last.definition.conditions[0].partitions[0].size === 100 ? "on" : "off";
  await expect
    .poll(() => factories.map((factory) => factory.manager().split("banner")?.changeNumber))
    .toEqual(Array(2).fill(Math.max(...numbers)));
  expect(clients.map((client) => client.getTreatment("ada", "banner"))).toEqual(Array(2).fill(expected));
  await Promise.all(factories.map((factory) => factory.destroy()));
});
