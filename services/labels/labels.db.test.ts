import { expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Log } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { createLabels } from "./service.ts";

const database = await migratedTestDatabase();

test("a missing text is told once per key, in whatever language it is asked for and however often labels are read anew (core document, section 8)", async () => {
  const told: unknown[] = [];
  const log = { warn: (what: unknown) => told.push(what) } as unknown as Log;
  const labels = createLabels({ db: database.db, clock: stoppedClock("2026-11-20T10:00:00+01:00"), log });
  for (const locale of ["de-DE", "fr-FR", "en-US"] as const) {
    const text = await labels.translate(locale);
    expect([text({ key: "campaign.winter" }), text({ key: "campaign.winter" })]).toEqual(["winter", "winter"]);
  }
  labels.forget();
  expect((await labels.translate("de-DE"))({ key: "campaign.winter" })).toBe("winter");
  expect(told).toEqual([{ event: "translator-parse-error", locale: "de-DE", key: "campaign.winter" }]);
  (await labels.translate("de-DE"))({ key: "campaign.spring" });
  expect(told).toHaveLength(2);
});
