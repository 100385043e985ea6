import { expect, test } from "vitest";
import type { Db } from "../../../platform/database/database.ts";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { systemClock } from "../../../platform/time/clock.ts";
import { flagDefinition, ruleSegment } from "../definition/flag-schema.ts";
import { createFlagStore } from "../flag-store.ts";
import { rollout } from "../flags.fixture.ts";
import { createEnvironment } from "../keys.ts";
import { splitChanges } from "./split-changes.ts";

const { db } = await migratedTestDatabase();
const store = createFlagStore({ db, clock: systemClock });

/** A database on which somebody changes something after each reading. */
const disturbed = (change: () => Promise<unknown>): Db =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await change();
      return result;
    },
  });

async function twoOfEach() {
  const { id: environment } = await createEnvironment(db, { name: crypto.randomUUID() });
  const author = { environment, by: "a script" };
  const change = async () => {
    await store.flags.save(author, flagDefinition.parse(rollout("banner", 100)));
    await store.ruleSegments.save(author, ruleSegment.parse({ name: "families", conditions: [] }));
  };
  await change();
  return { environment, author, change };
}

async function asked(db: Db, environment: number, since: number, ruleSince: number) {
  const filter = { sets: [], names: [], prefixes: [] };
  const access = { kind: "server", key: "", environment, change: 0 } as const;
  const { plain } = await splitChanges(db)(access, { spec: "1.3", since, ruleSince, filter });
  const { ff, rbs } = JSON.parse(new TextDecoder().decode(plain));
  const numbers = (of: { d: { changeNumber: number }[] }) => of.d.map(({ changeNumber }) => changeNumber);
  return { flags: { upTo: ff.t, told: numbers(ff) }, rules: { upTo: rbs.t, told: numbers(rbs) } };
}

// A client that is told a number counts all below it as read: what is left out it would never hear of.
test.each([
  ["who has nothing yet", -1],
  ["who has something", 0],
])("an answer for %s goes as far as what it brings, though more is changed meanwhile", async (_who, since) => {
  const { environment, change } = await twoOfEach();
  const { flags, rules } = await asked(disturbed(change), environment, since, since);
  expect([flags.told, rules.told]).toEqual([[flags.upTo], [rules.upTo]]);
});

test("an archived flag moves the number on, also for who never had it; where nothing changed it stays", async () => {
  const { environment, author } = await twoOfEach();
  const before = await asked(db, environment, -1, -1);
  await store.flags.archive(author, "banner");
  const { flags, rules } = await asked(db, environment, -1, -1);
  expect(flags.told).toEqual([]);
  expect(flags.upTo).toBeGreaterThan(before.flags.upTo);
  expect((await asked(db, environment, before.flags.upTo, rules.upTo)).flags).toEqual({
    upTo: flags.upTo,
    told: [flags.upTo],
  });
  expect(await asked(db, environment, flags.upTo, rules.upTo)).toEqual({
    flags: { upTo: flags.upTo, told: [] },
    rules: { upTo: rules.upTo, told: [] },
  });
});
