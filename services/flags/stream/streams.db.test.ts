import { sql } from "kysely";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { Db } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { stoppedClock, systemClock } from "../../../platform/time/clock.ts";
import { newId } from "../../../platform/tokens/random.ts";
import type { streamControls } from "../contract.ts";
import { createFlagStore } from "../flag-store.ts";
import { createEnvironment, flagKeysOf } from "../keys.ts";
import { createStreams } from "./streams.ts";

const database = await migratedTestDatabase();
afterEach(() => void vi.useRealTimers());

test("a stream whose token ran out while it was open is told so, and ends: its client comes again with another", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { db } = database;
  const { id: environment } = await createEnvironment(db, { name: "shop" });
  const key = (await flagKeysOf(db, environment)).find(({ kind }) => kind === "client")?.id ?? "";
  const clock = stoppedClock("2026-11-22T09:00:00Z");
  const streams = createStreams({ db, clock, log: silentLog });
  const open = async (seconds: number) => {
    const until = clock.now().getTime() / 1_000 + seconds;
    const body = await streams.open({ environment, key, audience: "browser", isOlder: false, until });
    const reader = body?.getReader() ?? expect.unreachable();
    await reader.read();
    return async () => {
      const { value, done } = await reader.read();
      return done ? "ended" : new TextDecoder().decode(value);
    };
  };
  const [short, long] = [await open(3_600), await open(3_601)];
  clock.advance(3_600_000);
  vi.advanceTimersByTime(20_000);
  expect(await short()).toBe(
    'event: error\ndata: {"message":"The token has run out","code":40142,"statusCode":401,"href":""}\n\n',
  );
  expect([await short(), await long(), streams.size]).toEqual(["ended", ":\n\n", 1]);
  streams.end();
});

/** A stream of a new environment, and how to change it. */
async function environmentOf(db: Db, more: { readonly retryAfter?: number } = {}) {
  const { id: environment } = await createEnvironment(database.db, { name: newId() });
  const key = (await flagKeysOf(database.db, environment)).find(({ kind }) => kind === "server")?.id ?? "";
  const store = createFlagStore({ db: database.db, clock: systemClock });
  const streams = createStreams({ db, clock: systemClock, log: silentLog, ...more });
  onTestFinished(() => streams.end());
  return {
    environment,
    streams,
    control: (name: (typeof streamControls)[number]) => store.control({ environment, by: "a script" }, name),
    async open() {
      const until = Date.now() / 1_000 + 3_600;
      const reader = (await streams.open({ environment, key, audience: "server", isOlder: false, until }))?.getReader();
      return async () => new TextDecoder().decode((await reader?.read())?.value);
    },
  };
}

test("what could not be read when a change was heard is told a moment later, without another notice", async () => {
  let isAway = false;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new Error("the database is away");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { streams, control, open } = await environmentOf(db, { retryAfter: 10 });
  const read = await open();
  expect(await read()).toContain("publishers");
  isAway = true;
  await control("STREAMING_RESET");
  streams.heard();
  await new Promise((resolve) => setImmediate(resolve));
  isAway = false;
  expect(await read()).toContain("STREAMING_RESET");
});

test("a pause that is said while the first stream opens reaches it", async () => {
  const { environment, open } = await environmentOf(database.db);
  const waiting = sql<{ many: number }>`select count(*)::int as many from pg_locks where not granted`;
  const opened = await database.db.transaction().execute(async (trx) => {
    await sql`lock table flag_environment in access exclusive mode`.execute(trx);
    const opening = open();
    await expect.poll(async () => (await waiting.execute(database.db)).rows[0]?.many).toBe(1);
    const change = Date.now();
    await trx.updateTable("flag_environment").set({ change }).where("id", "=", environment).execute();
    await trx
      .insertInto("flag_change")
      .values({
        environment_id: environment,
        change,
        kind: "control",
        name: "STREAMING_PAUSED",
        before: -1,
        details: jsonb({}),
        by: "a script",
        comment: "",
        at: new Date(),
      })
      .execute();
    return { opening };
  });
  expect(await (await opened.opening)()).toContain("STREAMING_PAUSED");
});

test("who got her token before all were told to end streaming is told so when she comes", async () => {
  const { control, open } = await environmentOf(database.db);
  await control("STREAMING_DISABLED");
  expect(await (await open())()).toContain("STREAMING_DISABLED");
});
