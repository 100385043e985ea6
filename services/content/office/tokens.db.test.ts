import { beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import type { StoppedClock } from "../../../platform/time/clock.ts";
import { contentTokensPath as path } from "../contract.ts";
import type { Content } from "../service.ts";
import { type Call, officeOfTest } from "./office.fixture.ts";

const database = await migratedTestDatabase();
let clock: StoppedClock;
let content: Content;
let call: Call;

beforeEach(async () => {
  const tokens = { public: "see", preview: "look", management: "write" };
  ({ clock, content, call } = await officeOfTest(database.db, { at: "2026-11-22T10:00:00Z", tokens }));
});

const read = async (token: string) =>
  (await content.answer(new Request(`http://shop/content/v2/cdn/stories?token=${token}`))).status;
const listed = async () => (await call("Ida", "GET", path))[1].tokens;

test("whoever may publish makes a token for somebody, sees it once, and sees when it was used last", async () => {
  const [status, made] = await call("Ida", "POST", path, { kind: "preview", name: " Agency " });
  expect([status, await read(made.token)]).toEqual([201, 200]);
  clock.advance(90_000);
  expect(await read(made.token)).toBe(200);
  const tokens = await listed();
  expect(tokens[0]).toEqual({
    id: expect.any(Number),
    kind: "preview",
    name: "Agency",
    author: "Ida",
    createdAt: "2026-11-22T10:00:00.000Z",
    usedAt: "2026-11-22T10:01:30.000Z",
  });
  expect(tokens.map(({ kind, usedAt }: { kind: string; usedAt: string | null }) => [kind, usedAt]).slice(1)).toEqual([
    ["management", null],
    ["preview", null],
    ["public", null],
  ]);
  for (const secret of [made.token, "see", "look", "write"]) expect(JSON.stringify(tokens)).not.toContain(secret);
});

test("the use of a token is written once a minute, and tells no process that something was published", async () => {
  const uses = () => database.db.selectFrom("content_token_use").select("used_at").execute();
  const version = () => database.db.selectFrom("content_space").select("version").executeTakeFirstOrThrow();
  const before = await version();
  await read("see");
  clock.advance(30_000);
  await read("see");
  expect(await uses()).toEqual([{ used_at: new Date("2026-11-22T10:00:00Z") }]);
  expect(await version()).toEqual(before);
});

test("a revoked token opens nothing any more, at once", async () => {
  const [, { token }] = await call("Ida", "POST", path, { kind: "public", name: "Old website" });
  expect(await read(token)).toBe(200);
  const [{ id }] = await listed();
  const [status, { tokens }] = await call("Ida", "DELETE", `${path}/${id}`);
  expect([status, tokens.length, await read(token), await read("see")]).toEqual([200, 3, 401, 200]);
  expect((await call("Ida", "DELETE", `${path}/${id}`))[0]).toBe(404);
});

test("the last tokens that the shop reads with stay; the last that writes may go", async () => {
  const codes = [];
  for (const { id, kind } of await listed()) codes.push([kind, (await call("Ida", "DELETE", `${path}/${id}`))[0]]);
  expect(codes).toEqual([
    ["management", 200],
    ["preview", 409],
    ["public", 409],
  ]);
  expect([await read("see"), await read("look")]).toEqual([200, 200]);
});

test.each([{ kind: "root", name: "x" }, { kind: "public", name: " " }, { kind: "public" }])(
  "%j makes no token",
  async (wish) => {
    expect((await call("Ida", "POST", path, wish))[0]).toBe(422);
    expect(await listed()).toHaveLength(3);
  },
);

test("who may not publish sees no tokens, makes none and revokes none", async () => {
  const [{ id }] = await listed();
  const asked = [
    ["GET", path],
    ["POST", path],
    ["DELETE", `${path}/${id}`],
  ] as const;
  for (const [method, at] of asked) {
    const wish = method === "POST" ? { kind: "management", name: "mine" } : undefined;
    expect([(await call("Mira operator", method, at, wish))[0], (await call("", method, at, wish))[0]]).toEqual([
      403, 401,
    ]);
  }
  expect(await listed()).toHaveLength(3);
});
