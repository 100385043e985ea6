import { expect, test } from "vitest";
import { stoppedClock } from "../time/clock.ts";
import { keepReading } from "./keep-reading.ts";

const start = new Date("2026-11-28T10:00:00Z");

function readings() {
  const clock = stoppedClock(start);
  let reads = 0;
  const kept = keepReading<number>("labels", clock, async () => ++reads);
  return { clock, kept };
}

test("a hundred who ask at once cause one reading, which lives as long as the manifest says", async () => {
  const { clock, kept } = readings();
  const all = await Promise.all(Array.from({ length: 100 }, () => kept.current()));
  expect(new Set(all)).toEqual(new Set([1]));
  clock.advance(29_999);
  expect(await kept.current()).toBe(1);
  clock.advance(1);
  expect(await kept.current()).toBe(2);
});

test("after a publication the next to ask reads anew, and the one that was under way does not come back", async () => {
  const slow = Promise.withResolvers<string>();
  const answers = [slow.promise, Promise.resolve("new")];
  const kept = keepReading<string>("labels", stoppedClock(start), () => answers.shift() as Promise<string>);
  const before = kept.current();
  kept.forget();
  expect(await kept.current()).toBe("new");
  slow.resolve("old");
  expect(await before).toBe("old");
  expect(await kept.current()).toBe("new");
});

test("a reading that failed is not kept; the next one is told of the one before", async () => {
  const told: unknown[] = [];
  let reads = 0;
  const kept = keepReading<string>("labels", stoppedClock(start), async (before) => {
    told.push(await before?.catch(() => "failed"));
    reads++;
    if (reads === 2) throw new Error("the database is away");
    return `reading ${reads}`;
  });
  await kept.current();
  kept.forget();
  await expect(kept.current()).rejects.toThrow("the database is away");
  expect(await kept.current()).toBe("reading 3");
  kept.forget();
  expect(await kept.current()).toBe("reading 4");
  expect(told).toEqual([undefined, "reading 1", undefined, "reading 3"]);
});
