import { beforeAll, expect, test } from "vitest";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { createReleases, type Releases } from "./releases.ts";

const clock = stoppedClock("2026-11-20T10:00:00+01:00");
const database = await migratedTestDatabase();
let releases: Releases;

beforeAll(async () => {
  const days = { 1: "2026-01-01", 2: "2026-06-01", 3: "2026-12-20" };
  for (const [release, validFrom] of Object.entries(days)) {
    const data = jsonb({ ...demoRelease, release: Number(release), validFrom });
    await database.db
      .insertInto("catalogue_release")
      .values({ kind: "photoframe", release: Number(release), valid_from: validFrom, data })
      .execute();
  }
  releases = createReleases({ db: database.db, clock });
});

test("the current release is the last one whose first day has come, where the workshop is", async () => {
  expect((await releases.current("photoframe"))?.release).toBe(2);
  clock.set("2026-12-19T22:59:00Z");
  expect((await releases.current("photoframe"))?.release).toBe(2);
  clock.set("2026-12-19T23:01:00Z");
  expect((await releases.current("photoframe"))?.release).toBe(3);
});

test.each([
  ["2026-02-01", "2026-03-01", [1]],
  ["2026-05-20", "2026-06-10", [1, 2]],
  ["2026-06-01", "2026-06-01", [2]],
  ["2025-12-01", "2026-12-31", [1, 2, 3]],
  ["2025-01-01", "2025-02-01", []],
])("from %s to %s these were current: %j", async (from, to, expected) => {
  expect((await releases.between("photoframe", from, to)).map(({ release }) => release)).toEqual(expected);
});

// Named events (core document, section 8).
test("a frame type that nothing is made of, and a material without a value to begin with, are told when a process reads the release first", async () => {
  const [group] = demoRelease.optionGroups;
  const [first] = group?.materials ?? [];
  const data = {
    ...demoRelease,
    release: 4,
    frames: {
      ...demoRelease.frames,
      families: demoRelease.frames.families.map((one) =>
        one.type === "artbox" ? { ...one, type: "holzrahmen" } : one,
      ),
    },
    optionGroups: demoRelease.optionGroups.map((one) => {
      const values = one.values.map((value) => ({ ...value, materials: one.materials.slice(1) }));
      return one === group ? { ...one, values } : one;
    }),
  };
  const row = { kind: "photoframe", release: 4, valid_from: "2027-12-31" };
  await database.db
    .insertInto("catalogue_release")
    .values({ ...row, data: jsonb(data) })
    .execute();
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const told = createReleases({ db: database.db, clock, log });
  await told.at("photoframe", 2);
  expect(lines).toEqual([]);
  await told.at("photoframe", 4);
  await told.at("photoframe", 4);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "error-no-materials-for-frame-type", release: 4, frameType: "artbox" },
    {
      level: "error",
      event: "error-no-default-option-for-material-type",
      release: 4,
      materialType: first,
      optionGroup: group?.key,
    },
  ]);
});
