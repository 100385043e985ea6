import { expect, test } from "vitest";
import { flagsOfTests } from "./flags-of-tests.fixture.ts";
import { vectorRows } from "./vectors.fixture.ts";

const room = flagsOfTests();

/** The hundred buckets as treatments, so that a treatment tells the bucket. */
const buckets = Array.from({ length: 100 }, (_, index) => ({ treatment: `b${index + 1}`, size: 1 }));

/** Keys as the client takes them. */
const isKey = (key: string) => key.trim() === key && key !== "" && key.length <= 250;

test.each([
  { file: "murmur3-sample-v3", rows: 1126, isEncoded: false },
  { file: "murmur3-sample-v4", rows: 1126, isEncoded: false },
  { file: "murmur3-sample-double-treatment-users", rows: 500, isEncoded: false },
  { file: "murmur3-32-extra", rows: 464, isEncoded: true },
])("visitors fall into the buckets of $file", async ({ file, rows, isEncoded }) => {
  const all = vectorRows(file);
  expect(all.length).toBe(rows);
  const seeds = [...new Set(all.map(([seed]) => seed ?? ""))];
  // Seeds are 32 bits with a sign; those above are the same number without one.
  for (const seed of seeds) {
    const saved = await room.service.flags.desk.flags.save(
      { environment: room.environment.id, by: "test" },
      flagOf(Number(seed) | 0, `seed${seed}`),
    );
    expect(saved.ok).toBe(true);
  }
  const factory = room.service.serverClient(room.environment, { streamingEnabled: false });
  const client = factory.client();
  await client.whenReady();
  const tried = all
    .map(([seed = "", key = "", , bucket = ""]) => ({ seed, key: isEncoded ? decodeURIComponent(key) : key, bucket }))
    .filter(({ key }) => isKey(key));
  expect(tried.map(({ seed, key }) => client.getTreatment(key, `seed${seed}`))).toEqual(
    tried.map(({ bucket }) => `b${bucket}`),
  );
  expect(tried.length).toBeGreaterThan(rows * 0.9);
  await factory.destroy();
});

const flagOf = (seed: number, name: string) => ({
  ...{ name, seed, trafficAllocationSeed: 1, trafficTypeName: "user", killed: false, defaultTreatment: "off" },
  ...{ trafficAllocation: 100, configurations: null, sets: [], impressionsDisabled: true, prerequisites: [] },
  conditions: [
    {
      ...{ conditionType: "ROLLOUT" as const, label: "by the dice", partitions: buckets },
      matcherGroup: {
        combiner: "AND" as const,
        matchers: [{ matcherType: "ALL_KEYS" as const, negate: false, keySelector: null }],
      },
    },
  ],
});
