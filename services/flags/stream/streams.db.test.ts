import { afterEach, expect, test, vi } from "vitest";
import { stoppedClock } from "../../../platform/clock.ts";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { silentLog } from "../../../platform/log/log.ts";
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
