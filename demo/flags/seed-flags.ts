import { demoFlagKeys } from "../../platform/config/demo-secrets.ts";
import type { Db } from "../../platform/database/database.ts";
import { stoppedClock, systemClock } from "../../platform/time/clock.ts";
import { createEnvironment, createFlagStore, flagDefinition, ruleSegment } from "../../services/flags/service.ts";
import { demoFlags, demoRuleSegments, demoSegments } from "./flags.ts";
import { day, recordSamples, sampleDays } from "./samples.ts";

/** The demo's two environments with their flags, where there is none yet: one that the shop reads, one to try in; who wants to change flags by scripts makes a management key. */
export async function ensureDemoFlags(db: Db): Promise<void> {
  if (await db.selectFrom("flag_environment").select("id").executeTakeFirst()) return;
  const { id } = await createEnvironment(db, { name: "production", keys: demoFlagKeys });
  await fill(db, (await createEnvironment(db, { name: "staging" })).id);
  const today = systemClock.now();
  await fill(db, id);
  await recordSamples(db, id, today);
}

/** Flags and segments, made when their sample figures begin. */
async function fill(db: Db, environment: number): Promise<void> {
  const store = createFlagStore({
    db,
    clock: stoppedClock(new Date(systemClock.now().getTime() - (sampleDays + 1) * day)),
  });
  const author = { environment, by: "demo" };
  for (const [name, keys] of Object.entries(demoSegments)) {
    orThrow(await store.segments.create(author, name, false));
    orThrow(await store.segments.change(author, name, { add: keys, remove: [] }));
  }
  for (const segment of demoRuleSegments) orThrow(await store.ruleSegments.save(author, ruleSegment.parse(segment)));
  for (const flag of demoFlags) orThrow(await store.flags.save(author, flagDefinition.parse(flag)));
}

function orThrow(made: { readonly ok: boolean; readonly error?: unknown }): void {
  if (!made.ok) throw new Error(`demo/flags is wrong: ${JSON.stringify(made.error)}`);
}
