import { randomInt } from "node:crypto";
import type { z } from "zod";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { checkFlag, treatmentsOf } from "../definition/check-definition.ts";
import type { FlagDefinition, flagDefinition } from "../definition/flag-schema.ts";
import { flagReferences } from "../definition/references.ts";
import { type Author, type Change, changeEnvironment } from "./change-environment.ts";
import { edited, type FlagEdit } from "./flag-edit.ts";
import type { Refusal } from "./refusal.ts";
import { surroundingsOf } from "./surroundings.ts";
import { usersOf } from "./users-of.ts";

/** A flag with the number of its newest change. */
export interface KeptFlag {
  readonly definition: FlagDefinition;
  readonly changeNumber: number;
  readonly isArchived: boolean;
}

type Parsed = z.output<typeof flagDefinition>;
type Result = Promise<Outcome<KeptFlag, Refusal>>;

/** Flags of an environment: read, made, changed, killed, archived. */
export function createFlags(foundation: { readonly db: Db; readonly clock: Clock }) {
  const { db } = foundation;

  const change = (author: Author, name: string, edit: FlagEdit, expected?: number): Result =>
    changeEnvironment(foundation, author, async (change) => {
      const known = await readFlag(change.trx, author.environment, name);
      const overtaken = await overtakenBy(change.trx, author.environment, name, known, expected);
      return overtaken ? failed(overtaken) : editFlag(change, author.environment, name, edit);
    });

  return {
    list: (environment: number): Promise<readonly KeptFlag[]> => listFlags(db, environment),
    read: (environment: number, name: string): Promise<KeptFlag | null> => readFlag(db, environment, name),

    /**
     * Creates or replaces a flag. Omitted seeds stay, so that nobody's treatment changes.
     *
     * @param expected the number that the writer read; left out: any
     */
    save: (author: Author, flag: Parsed, expected?: number): Result =>
      changeEnvironment(foundation, author, async (change) => {
        const { trx } = change;
        const known = await readFlag(trx, author.environment, flag.name);
        const overtaken = await overtakenBy(trx, author.environment, flag.name, known, expected);
        if (overtaken) return failed(overtaken);
        const definition: FlagDefinition = {
          ...flag,
          seed: flag.seed ?? known?.definition.seed ?? randomSeed(),
          trafficAllocationSeed: flag.trafficAllocationSeed ?? known?.definition.trafficAllocationSeed ?? randomSeed(),
        };
        const faults = await faultsOf(trx, author.environment, definition);
        if (faults.length > 0) return failed({ kind: "faults", faults });
        return keep(change, author.environment, "flag", { definition, changeNumber: 0, isArchived: false });
      }),

    /** Everybody gets the default treatment from now on; another one where it is given. */
    kill: (author: Author, name: string, treatment?: string): Result =>
      change(author, name, { kind: "kill", ...(treatment !== undefined && { treatment }) }),

    /** Ends a kill. */
    revive: (author: Author, name: string, expected?: number): Result =>
      change(author, name, { kind: "start" }, expected),

    /**
     * Writes again what a flag was after an earlier change.
     *
     * @param expected as with `save`
     */
    restore: (author: Author, name: string, number: number, expected?: number): Result =>
      changeEnvironment(foundation, author, async (change) => {
        const known = await readFlag(change.trx, author.environment, name);
        const overtaken = await overtakenBy(change.trx, author.environment, name, known, expected);
        if (overtaken) return failed(overtaken);
        const former = await change.trx
          .selectFrom("flag_change")
          .select("details")
          .where("environment_id", "=", author.environment)
          .where("change", "=", number)
          .where("name", "=", name)
          .where("kind", "in", ["flag", "kill"])
          .executeTakeFirst();
        if (!former) return failed({ kind: "unknown", name: `${name}, ${number}` } as const);
        const { definition } = former.details as { definition: FlagDefinition };
        const faults = await faultsOf(change.trx, author.environment, definition);
        if (faults.length > 0) return failed({ kind: "faults", faults });
        return keep(change, author.environment, "flag", { definition, changeNumber: 0, isArchived: false });
      }),

    /**
     * Clients forget the flag and give control. It keeps its name and its history.
     *
     * @param expected as with `save`
     */
    archive: (author: Author, name: string, expected?: number): Result =>
      changeEnvironment(foundation, author, async (change) => {
        const known = await readFlag(change.trx, author.environment, name);
        if (!known) return failed({ kind: "unknown", name });
        const overtaken = await overtakenBy(change.trx, author.environment, name, known, expected);
        if (overtaken) return failed(overtaken);
        const users = await usersOf(change.trx, author.environment, "flag", name);
        if (users.length > 0) return failed({ kind: "needed", name, users });
        return keep(change, author.environment, "flag", { ...known, isArchived: true });
      }),
  };
}

async function keep({ trx, number }: Change, environment: number, kind: "flag" | "kill", flag: KeptFlag) {
  const { definition, isArchived } = flag;
  const details = { definition, isArchived };
  const changeNumber = await number(kind, definition.name, details);
  const values = { definition: jsonb(definition), change: changeNumber, is_archived: isArchived };
  await trx
    .insertInto("flag_definition")
    .values({ environment_id: environment, name: definition.name, ...values })
    .onConflict((conflict) => conflict.columns(["environment_id", "name"]).doUpdateSet(values))
    .execute();
  return done({ definition, changeNumber, isArchived });
}

/** Edits a flag that there is; what the edit makes of it is checked. */
export async function editFlag(change: Change, environment: number, name: string, edit: FlagEdit): Result {
  const wanted = await tryEdit(change.trx, environment, name, edit);
  return wanted.ok ? keep(change, environment, edit.kind === "kill" ? "kill" : "flag", wanted.value) : wanted;
}

/** Result of an edit of the present flag, or its refusal; nothing is stored. */
export async function tryEdit(db: Db, environment: number, name: string, edit: FlagEdit): Result {
  const known = await readFlag(db, environment, name);
  if (!known) return failed({ kind: "unknown", name });
  const definition = edited(known.definition, edit);
  if (!definition) return failed({ kind: "no-dice", name });
  const faults = known.isArchived ? [] : await faultsOf(db, environment, definition);
  return faults.length > 0 ? failed({ kind: "faults", faults }) : done({ ...known, definition });
}

/** Flags that are in use, by name. */
async function listFlags(db: Db, environment: number): Promise<readonly KeptFlag[]> {
  const rows = await db
    .selectFrom("flag_definition")
    .select(["definition", "change", "is_archived"])
    .where("environment_id", "=", environment)
    .where("is_archived", "=", false)
    .orderBy("name")
    .execute();
  return rows.map(keptFlag);
}

async function readFlag(db: Db, environment: number, name: string): Promise<KeptFlag | null> {
  const row = await db
    .selectFrom("flag_definition")
    .select(["definition", "change", "is_archived"])
    .where("environment_id", "=", environment)
    .where("name", "=", name)
    .executeTakeFirst();
  return row ? keptFlag(row) : null;
}

export const keptFlag = (row: { definition: unknown; change: number; is_archived: boolean }): KeptFlag => ({
  definition: row.definition as FlagDefinition,
  changeNumber: row.change,
  isArchived: row.is_archived,
});

async function faultsOf(db: Db, environment: number, flag: FlagDefinition) {
  const around = await surroundingsOf(db, environment, flagReferences(flag));
  const users = await usersOf(db, environment, "flag", flag.name);
  const lost = users.length === 0 ? [] : await lostTreatments(db, environment, flag, users);
  return [...checkFlag(flag, around), ...lost];
}

/** Treatments that other flags wait for, and which this one would no longer give. */
async function lostTreatments(db: Db, environment: number, flag: FlagDefinition, users: readonly string[]) {
  const given = treatmentsOf(flag);
  const rows = await db
    .selectFrom("flag_definition")
    .select("definition")
    .where("environment_id", "=", environment)
    .where("name", "in", users)
    .execute();
  return rows.flatMap(({ definition }) =>
    flagReferences(definition as FlagDefinition)
      .filter(({ kind, name }) => kind === "flag" && name === flag.name)
      .flatMap(({ treatments }) => treatments)
      .filter((treatment) => treatment !== "control" && !given.has(treatment))
      .map((treatment) => ({
        path: ["conditions"],
        fault: { kind: "treatment", flag: flag.name, treatment } as const,
      })),
  );
}

/** Conflict with a change since the flag was read; null: none, or not checked. */
async function overtakenBy(
  db: Db,
  environment: number,
  name: string,
  known: KeptFlag | null,
  expected: number | undefined,
): Promise<Refusal | null> {
  const changeNumber = known?.changeNumber ?? -1;
  if (expected === undefined || expected === changeNumber) return null;
  const last = await db
    .selectFrom("flag_change")
    .select("by")
    .where("environment_id", "=", environment)
    .where("name", "=", name)
    .where("change", "=", changeNumber)
    .executeTakeFirst();
  return { kind: "changed", by: last?.by ?? "", changeNumber };
}

/** 32 bits with a sign, as the protocol has them. */
const randomSeed = (): number => randomInt(-2_147_483_648, 2_147_483_647);
