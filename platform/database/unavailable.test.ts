import { expect, test } from "vitest";
import { silentLog } from "../log/log.ts";
import { createDatabase } from "./database.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

test.each([
  ["a refused connection", { code: "ECONNREFUSED", syscall: "connect" }],
  ["a server that shuts down", { code: "57P01" }],
  ["a server that starts", { code: "57P03" }],
  ["no connection left", { code: "53300" }],
  ["a connection that broke, without a code", new Error("Connection terminated unexpectedly")],
  ["a connection that was thrown away", new Error("Client was closed and is not queryable")],
  ["a pool that waited too long", new Error("timeout exceeded when trying to connect")],
  ["one of several addresses refused", new AggregateError([{ code: "ECONNREFUSED" }])],
  ["such an error as the cause of another", new Error("order", { cause: { code: "08006" } })],
])("%s means that the database is unavailable", (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ["a broken unique key", { code: "23505" }],
  ["a wrong statement", { code: "42601" }],
  ["a missing file", { code: "ENOENT", syscall: "open" }],
  ["a bug", new TypeError("x is not a function")],
  ["nothing", undefined],
])("%s does not", (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test("a query on an address where nobody listens is unavailable, not a crash", async () => {
  const { db, close } = createDatabase("postgres://nobody@127.0.0.1:1/none", { poolSize: 1, log: silentLog });
  const error = await db
    .selectFrom("applied_migration")
    .selectAll()
    .execute()
    .catch((thrown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await close();
});
