import type { CodeMigration } from "../../../platform/database/migrate.ts";
import { designableKindOf } from "../../../products/registry.ts";
import { createHeavySides } from "../heavy-sides.ts";
import { createStock } from "../stock.ts";
import { describeUnreadable, migrateToSchema2, type SchemaMigration } from "./migrate-schema-2.ts";

type Options = Pick<SchemaMigration, "db" | "log" | "releases" | "skipUnreadable">;

/** The step of a start that brings designs of earlier versions to schema 2. */
export const designsInSchema2 = (options: Options): CodeMigration => ({
  name: "2026112602-designs-in-schema-2",
  async run() {
    const heavy = createHeavySides();
    try {
      const compiler = { stock: createStock(), heavy };
      const migrated = await migrateToSchema2({ ...options, kindOf: designableKindOf, compiler });
      return migrated.ok ? null : describeUnreadable(migrated.error);
    } finally {
      heavy.close();
    }
  },
});
