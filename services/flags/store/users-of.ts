import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** Kinds of things that definitions refer to. */
export type Needed = "flag" | "standard" | "large" | "rule-based";

const paths: Readonly<Record<Needed, readonly string[]>> = {
  flag: [
    "$.prerequisites[*] ? (@.n == $name)",
    "$.conditions[*].matcherGroup.matchers[*].dependencyMatcherData ? (@.split == $name)",
  ],
  standard: [
    '$.conditions[*].matcherGroup.matchers[*] ? (@.matcherType == "IN_SEGMENT" && @.userDefinedSegmentMatcherData.segmentName == $name)',
    '$.excluded.segments[*] ? (@.type == "standard" && @.name == $name)',
  ],
  large: [
    "$.conditions[*].matcherGroup.matchers[*].userDefinedLargeSegmentMatcherData ? (@.largeSegmentName == $name)",
    '$.excluded.segments[*] ? (@.type == "large" && @.name == $name)',
  ],
  "rule-based": [
    '$.conditions[*].matcherGroup.matchers[*] ? (@.matcherType == "IN_RULE_BASED_SEGMENT" && @.userDefinedSegmentMatcherData.segmentName == $name)',
    '$.excluded.segments[*] ? (@.type == "rule-based" && @.name == $name)',
  ],
};

/** Names of the flags and rule-based segments in use that need something: it cannot go before them. */
export async function usersOf(db: Db, environment: number, needed: Needed, name: string): Promise<readonly string[]> {
  const names = JSON.stringify({ name });
  const found = sql.join(
    paths[needed].map((path) => sql`jsonb_path_exists(definition, ${path}::jsonpath, ${names}::jsonb)`),
    sql` or `,
  );
  const { rows } = await sql<{ name: string }>`
    select name from (
      select name, definition from flag_definition where environment_id = ${environment} and not is_archived
      union all
      select name, definition from flag_rule_segment where environment_id = ${environment} and not is_archived
    ) as used where name <> ${name} and (${found}) order by name limit 20`.execute(db);
  return rows.map((row) => row.name);
}
