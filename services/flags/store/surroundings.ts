import type { Db } from "../../../platform/database/database.ts";
import type { Surroundings } from "../definition/check-definition.ts";
import type { FlagDefinition, RuleSegment } from "../definition/flag-schema.ts";
import { flagReferences, type Reference, segmentReferences } from "../definition/references.ts";

/** References of a definition, transitively, instead of the whole environment with up to 10,000 flags. */
export async function surroundingsOf(
  db: Db,
  environment: number,
  references: readonly Reference[],
): Promise<Surroundings> {
  const flags = new Map<string, FlagDefinition>();
  const ruleSegments = new Map<string, RuleSegment>();
  const segments = { standard: new Set<string>(), large: new Set<string>() };
  const asked = new Set<string>();
  for (let next = references; next.length > 0; ) {
    const fresh = next.filter(({ kind, name }) => !asked.has(`${kind} ${name}`));
    for (const { kind, name } of fresh) asked.add(`${kind} ${name}`);
    const names = (...kinds: Reference["kind"][]) =>
      fresh.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
    const foundFlags = await definitions<FlagDefinition>(db, "flag_definition", environment, names("flag"));
    const foundRules = await definitions<RuleSegment>(db, "flag_rule_segment", environment, names("rule-based"));
    for (const flag of foundFlags) flags.set(flag.name, flag);
    for (const segment of foundRules) ruleSegments.set(segment.name, segment);
    for (const { name, is_large } of await knownSegments(db, environment, names("standard", "large"))) {
      segments[is_large ? "large" : "standard"].add(name);
    }
    next = [...foundFlags.flatMap(flagReferences), ...foundRules.flatMap(segmentReferences)];
  }
  return { flags, ruleSegments, ...segments };
}

async function definitions<Definition>(
  db: Db,
  table: "flag_definition" | "flag_rule_segment",
  environment: number,
  names: readonly string[],
): Promise<Definition[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select("definition")
    .where("environment_id", "=", environment)
    .where("name", "in", names)
    .where("is_archived", "=", false)
    .execute();
  return rows.map(({ definition }) => definition as Definition);
}

const knownSegments = async (db: Db, environment: number, names: readonly string[]) =>
  names.length === 0
    ? []
    : db
        .selectFrom("flag_segment")
        .select(["name", "is_large"])
        .where("environment_id", "=", environment)
        .where("name", "in", names)
        .execute();
