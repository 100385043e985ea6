import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { checkRuleSegment } from "../definition/check-definition.ts";
import type { RuleSegment } from "../definition/flag-schema.ts";
import { segmentReferences } from "../definition/references.ts";
import { type Author, type Change, changeEnvironment } from "./change-environment.ts";
import type { Refusal } from "./refusal.ts";
import { surroundingsOf } from "./surroundings.ts";
import { usersOf } from "./users-of.ts";

export interface KeptRuleSegment {
  readonly definition: RuleSegment;
  readonly changeNumber: number;
}

/** Segments by rules. */
export function createRuleSegments(foundation: { readonly db: Db; readonly clock: Clock }) {
  const { db } = foundation;

  async function keep({ trx, number }: Change, environment: number, definition: RuleSegment, isArchived: boolean) {
    const changeNumber = await number("rule-segment", definition.name, { definition, isArchived });
    const values = { definition: jsonb(definition), change: changeNumber, is_archived: isArchived };
    await trx
      .insertInto("flag_rule_segment")
      .values({ environment_id: environment, name: definition.name, ...values })
      .onConflict((conflict) => conflict.columns(["environment_id", "name"]).doUpdateSet(values))
      .execute();
    return done({ definition, changeNumber });
  }

  return {
    async list(environment: number): Promise<readonly KeptRuleSegment[]> {
      const rows = await db
        .selectFrom("flag_rule_segment")
        .select(["definition", "change"])
        .where("environment_id", "=", environment)
        .where("is_archived", "=", false)
        .orderBy("name")
        .execute();
      return rows.map(({ definition, change }) => ({
        definition: definition as RuleSegment,
        changeNumber: change,
      }));
    },

    /** @param expected the number that the writer read, -1 for a new one; left out: whatever it is */
    save: (author: Author, definition: RuleSegment, expected?: number): Promise<Outcome<KeptRuleSegment, Refusal>> =>
      changeEnvironment(foundation, author, async (change) => {
        const overtaken = await overtakenBy(change.trx, author.environment, definition.name, expected);
        if (overtaken) return failed(overtaken);
        const around = await surroundingsOf(change.trx, author.environment, segmentReferences(definition));
        const faults = checkRuleSegment(definition, around);
        if (faults.length > 0) return failed({ kind: "faults", faults });
        return keep(change, author.environment, definition, false);
      }),

    archive: (author: Author, name: string): Promise<Outcome<KeptRuleSegment, Refusal>> =>
      changeEnvironment(foundation, author, async (change) => {
        const known = await change.trx
          .selectFrom("flag_rule_segment")
          .select("definition")
          .where("environment_id", "=", author.environment)
          .where("name", "=", name)
          .executeTakeFirst();
        if (!known) return failed({ kind: "unknown", name });
        const users = await usersOf(change.trx, author.environment, "rule-based", name);
        if (users.length > 0) return failed({ kind: "needed", name, users });
        return keep(change, author.environment, known.definition as RuleSegment, true);
      }),
  };
}

/** Conflict with a change since the segment was read; null: none, or not checked. */
async function overtakenBy(
  db: Db,
  environment: number,
  name: string,
  expected: number | undefined,
): Promise<Refusal | null> {
  const last = await db
    .selectFrom("flag_rule_segment as segment")
    .leftJoin("flag_change as made", (join) =>
      join.onRef("made.environment_id", "=", "segment.environment_id").onRef("made.change", "=", "segment.change"),
    )
    .select(["segment.change", "made.by"])
    .where("segment.environment_id", "=", environment)
    .where("segment.name", "=", name)
    .where("segment.is_archived", "=", false)
    .executeTakeFirst();
  const changeNumber = last?.change ?? -1;
  if (expected === undefined || expected === changeNumber) return null;
  return { kind: "changed", by: last?.by ?? "", changeNumber };
}
