import { beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import type { KeyFacts } from "../contract.ts";
import { accessOf } from "../keys.ts";
import { type FlagOfficeFixture, flagOfficeFixture } from "./office.fixture.ts";
import { officeFlagPaths as paths } from "./shapes.ts";

const database = await migratedTestDatabase();
let office: FlagOfficeFixture;
beforeEach(async () => {
  office = await flagOfficeFixture(database);
});

const make = (name: string, role: "admin" | "operator" = "admin") =>
  office.call("POST", paths.environments, { name }, role);

test("the management makes an environment of its own, whose three keys open it and nothing else", async () => {
  const { status, body } = await make("staging");
  expect([status, body.name]).toEqual([201, "staging"]);
  for (const kind of ["server", "client", "management"] as const) {
    expect(await accessOf(database.db, body.keys[kind])).toMatchObject({ kind, environment: body.id });
  }
  const names = (await office.call("GET", paths.environments)).body.environments;
  expect(names).toContainEqual({ id: body.id, name: "staging" });
  expect((await office.call("GET", paths.flags(body.id))).body.flags).toEqual([]);

  const again = await make("staging");
  expect([again.status, again.body.detail]).toEqual([
    409,
    'There is an environment "staging" already. Give it another name.',
  ]);
  for (const name of ["", "Über uns", "a".repeat(41)]) expect((await make(name)).status).toBe(422);
});

test("a key is exchanged without a gap: another is made beside it, then the old one is ended", async () => {
  const at = office.environment;
  const before: readonly KeyFacts[] = (await office.call("GET", paths.keys(at))).body.keys;
  expect(before.map(({ kind }) => kind).sort()).toEqual(["client", "management", "server"]);
  // Only what is public can be read again.
  expect(before.filter(({ key }) => key !== null).map(({ kind }) => kind)).toEqual(["client"]);
  const old = before.find(({ kind }) => kind === "server")?.id ?? "";

  const { status, body } = await office.call("POST", paths.keys(at), { kind: "server" });
  expect([status, body.kind, body.keys.length]).toEqual([201, "server", 4]);
  expect(await accessOf(database.db, body.key)).toMatchObject({ kind: "server", environment: at });
  expect((await office.call("DELETE", paths.key(at, old))).status).toBe(204);
  const left = (await office.call("GET", paths.keys(at))).body.keys.map(({ id }: KeyFacts) => id);
  expect([left.length, left.includes(old)]).toEqual([3, false]);
  expect(await accessOf(database.db, body.key)).not.toBeNull();
  expect((await office.call("DELETE", paths.key(at, old))).status).toBe(404);
});

test("nobody but the management sees keys, makes or ends them, and none of another environment", async () => {
  const at = office.environment;
  const [{ id }] = (await office.call("GET", paths.keys(at))).body.keys as [KeyFacts];
  const refused = [
    await make("try", "operator"),
    await office.call("GET", paths.keys(at), undefined, "operator"),
    await office.call("POST", paths.keys(at), { kind: "server" }, "operator"),
    await office.call("DELETE", paths.key(at, id), undefined, "operator"),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await office.call("GET", paths.keys(at), undefined, null)).status).toBe(401);
  const other = (await make("elsewhere")).body.id;
  expect((await office.call("DELETE", paths.key(other, id))).status).toBe(404);
  expect((await office.call("GET", paths.keys(at))).body.keys).toHaveLength(3);
});
