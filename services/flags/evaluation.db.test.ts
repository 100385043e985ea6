import { afterEach, expect, test } from "vitest";
import { clientKinds } from "./clients.fixture.ts";
import { flagsOfTests } from "./flags-of-tests.fixture.ts";
import { vectorRows } from "./vectors.fixture.ts";

const room = await flagsOfTests();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The hundred buckets as treatments, so that a treatment tells the bucket. */
const buckets = Array.from({ length: 100 }, (_, index) => ({ treatment: `b${index + 1}`, size: 1 }));

/** Keys as the client takes them. */
const isKey = (key: string) => key.trim() === key && key !== "" && key.length <= 250;

interface Row {
  readonly flag: string;
  readonly key: string;
  readonly bucket: string;
}

/** Flags with the seeds of a file, and its rows. */
async function flagsOfVectors(file: string, isEncoded: boolean): Promise<readonly Row[]> {
  const all = vectorRows(file);
  const seeds = [...new Set(all.map(([seed]) => seed ?? ""))];
  // Seeds are 32 bits with a sign; those above are the same number without one.
  for (const seed of seeds) {
    const saved = await room.service.flags.store.flags.save(
      { environment: room.environment.id, by: "test" },
      flagOf(Number(seed) | 0, `seed${seed}`),
    );
    expect(saved.ok).toBe(true);
  }
  const rows = all.map(([seed = "", key = "", , bucket = ""]) => ({
    flag: `seed${seed}`,
    key: isEncoded ? decodeURIComponent(key) : key,
    bucket: `b${bucket}`,
  }));
  const tried = rows.filter(({ key }) => isKey(key));
  expect(tried.length).toBeGreaterThan(rows.length * 0.9);
  return tried;
}

const files = [
  { file: "murmur3-sample-v3", rows: 1126, isEncoded: false },
  { file: "murmur3-sample-v4", rows: 1126, isEncoded: false },
  { file: "murmur3-sample-double-treatment-users", rows: 500, isEncoded: false },
  { file: "murmur3-32-extra", rows: 464, isEncoded: true },
];
const withoutStream = { streamingEnabled: false, sync: { impressionsMode: "NONE" } };

test.each(files)(
  "visitors fall into the buckets of $file, by the clients of servers",
  async ({ file, rows, isEncoded }) => {
    expect(vectorRows(file).length).toBe(rows);
    const all = await flagsOfVectors(file, isEncoded);
    for (const kind of ["node 11", "node 10"] as const) {
      const { client, end } = await clientKinds[kind](room, withoutStream);
      ends.push(end);
      expect(
        all.map(({ flag, key }) => client(key).getTreatment(flag)),
        kind,
      ).toEqual(all.map(({ bucket }) => bucket));
    }
  },
);

test.each(["browser", "browser 10"] as const)(
  "visitors fall into the same buckets in a %s, each with her own client",
  async (kind) => {
    const some = [];
    // Each is a client of its own: one of twenty.
    for (const { file, isEncoded } of files)
      some.push(...(await flagsOfVectors(file, isEncoded)).filter((_, index) => index % 20 === 7));
    const { client, end } = await clientKinds[kind](room, withoutStream);
    ends.push(end);
    const treatments = [];
    for (const { flag, key } of some) {
      const hers = client(key);
      await hers.ready();
      treatments.push(hers.getTreatment(flag));
    }
    expect(treatments).toEqual(some.map(({ bucket }) => bucket));
    expect(some.length).toBeGreaterThan(150);
  },
);

const flagOf = (seed: number, name: string) => ({
  name,
  seed,
  trafficAllocationSeed: 1,
  trafficTypeName: "user",
  killed: false,
  defaultTreatment: "off",
  trafficAllocation: 100,
  configurations: null,
  sets: [],
  impressionsDisabled: true,
  prerequisites: [],
  conditions: [
    {
      conditionType: "ROLLOUT" as const,
      label: "by the dice",
      partitions: buckets,
      matcherGroup: {
        combiner: "AND" as const,
        matchers: [{ matcherType: "ALL_KEYS" as const, negate: false, keySelector: null }],
      },
    },
  ],
});
