import { expect, test } from "vitest";
import type { Db } from "../../platform/database/database.ts";
import { keepPublished } from "./kept-published.ts";
import type { ShopData } from "./shop-data.ts";

const nothing: ShopData = { taxes: null, shipping: null, catalogues: [], labels: new Map(), pages: null, goods: null };

test("a hundred typed prices read the shop once, and once more after something was published", async () => {
  let reads = 0;
  const kept = keepPublished({} as Db, async () => {
    reads++;
    return { ...nothing };
  });
  const all = await Promise.all(Array.from({ length: 100 }, () => kept.read()));
  expect([reads, new Set(all).size]).toEqual([1, 1]);
  kept.forget();
  expect(await kept.read()).not.toBe(all[0]);
  expect(reads).toBe(2);
});

test("what was being read while something was published is not kept, and neither is a read that failed", async () => {
  const [old, next] = [{ ...nothing }, { ...nothing }];
  const slow = Promise.withResolvers<ShopData>();
  const answers = [slow.promise, Promise.reject(new Error("the database is away")), Promise.resolve(next)];
  answers[1]?.catch(() => {});
  const kept = keepPublished({} as Db, () => answers.shift() as Promise<ShopData>);
  const before = kept.read();
  kept.forget();
  await expect(kept.read()).rejects.toThrow("the database is away");
  slow.resolve(old);
  expect(await before).toBe(old);
  expect(await kept.read()).toBe(next);
  expect(await kept.read()).toBe(next);
});
