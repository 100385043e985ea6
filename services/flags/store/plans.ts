import { sql } from "kysely";
import { z } from "zod";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, handleJob } from "../../../platform/jobs/job.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { newId } from "../../../platform/tokens/random.ts";
import { type Author, changeEnvironment } from "./change-environment.ts";
import type { FlagEdit } from "./flag-edit.ts";
import { editFlag, tryEdit } from "./flags.ts";
import type { Refusal } from "./refusal.ts";

/** A change of a flag for a time to come, or what became of it. */
export interface FlagPlan {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly edit: FlagEdit;
  readonly by: string;
  readonly comment: string;
  /** `refused`: at its time the flag could not be changed so. */
  readonly state: "waiting" | "done" | "cancelled" | "refused";
  readonly endedAt: string | null;
  /** The operator who cancelled it. */
  readonly endedBy: string;
  /** Number of the change that it made. */
  readonly changeNumber: number | null;
}

const changeFlagByPlan = defineJob("change-flag-by-plan", z.object({ plan: z.uuid() }));
/** Plans of a flag that are shown. */
const mostPlans = 100;

/** Changes that are made at their time, each once. */
export function createPlans(foundation: { readonly db: Db; readonly clock: Clock }) {
  const { db, clock } = foundation;

  /**
   * Carries a plan out and removes it in one transaction, so that it happens once despite several processes or crashes.
   */
  async function carryOut(plan: string): Promise<void> {
    const row = await db.selectFrom("flag_plan").selectAll().where("id", "=", plan).executeTakeFirst();
    if (row?.state !== "waiting") return;
    // An operator may have had the job tried at once.
    if (row.at > clock.now()) {
      await enqueue(db, changeFlagByPlan, { plan }, { runAt: row.at });
      return;
    }
    const author = { environment: row.environment_id, by: row.by, comment: row.comment };
    const made = await changeEnvironment(foundation, author, async (change) => {
      if (!(await end(change.trx, plan, { state: "done" }))) return done(null);
      const edited = await editFlag(change, row.environment_id, row.flag, row.edit as FlagEdit);
      if (!edited.ok) return edited;
      const { changeNumber } = edited.value;
      await change.trx.updateTable("flag_plan").set({ change: changeNumber }).where("id", "=", plan).execute();
      return done(null);
    });
    if (!made.ok) await end(db, plan, { state: "refused", refusal: jsonb(made.error) });
  }

  /** Whether the plan was still waiting. */
  async function end(
    on: Db,
    plan: string,
    values: { state: FlagPlan["state"]; ended_by?: string; refusal?: ReturnType<typeof jsonb> },
  ) {
    const ended = await on
      .updateTable("flag_plan")
      .set({ ...values, ended_at: clock.now() })
      .where("id", "=", plan)
      .where("state", "=", "waiting")
      .executeTakeFirst();
    return ended.numUpdatedRows === 1n;
  }

  return {
    /** Plans an edit that would do now; at its time it is tried again on the flag as it is then. */
    plan: (author: Author, flag: string, at: Date, edit: FlagEdit): Promise<Outcome<string, Refusal>> =>
      changeEnvironment(foundation, author, async ({ trx }) => {
        if (at <= clock.now()) return failed({ kind: "over" });
        const tried = await tryEdit(trx, author.environment, flag, edit);
        if (!tried.ok) return tried;
        const id = newId();
        await trx
          .insertInto("flag_plan")
          .values({
            id,
            environment_id: author.environment,
            flag,
            at,
            edit: jsonb(edit),
            by: author.by,
            comment: author.comment ?? "",
            created_at: clock.now(),
            state: "waiting",
          })
          .execute();
        await enqueue(trx, changeFlagByPlan, { plan: id }, { runAt: at });
        return done(id);
      }),

    cancel: (author: Author, flag: string, plan: string): Promise<Outcome<void, Refusal>> =>
      changeEnvironment(foundation, author, async ({ trx }) => {
        const known = await trx
          .selectFrom("flag_plan")
          .select("id")
          .where("id", "=", plan)
          .where("environment_id", "=", author.environment)
          .where("flag", "=", flag)
          .executeTakeFirst();
        if (!known) return failed({ kind: "unknown", name: plan });
        return (await end(trx, plan, { state: "cancelled", ended_by: author.by }))
          ? done(undefined)
          : failed({ kind: "over" });
      }),

    /** Those that wait first, in their order; then those that are over, the newest first. */
    async list(environment: number, flag: string): Promise<FlagPlan[]> {
      const rows = await db
        .selectFrom("flag_plan")
        .selectAll()
        .where("environment_id", "=", environment)
        .where("flag", "=", flag)
        .orderBy(sql`case state when 'waiting' then at end nulls last`)
        .orderBy("ended_at", "desc")
        .limit(mostPlans)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        edit: row.edit as FlagEdit,
        by: row.by,
        comment: row.comment,
        state: row.state as FlagPlan["state"],
        endedAt: row.ended_at?.toISOString() ?? null,
        endedBy: row.ended_by,
        changeNumber: row.change,
      }));
    },

    handler: handleJob(changeFlagByPlan, ({ plan }) => carryOut(plan)),
  };
}
