import { generate, IdentifierNode, ModuleReferenceNode, PostgresDialect } from "kysely-codegen";
import type { Db } from "./database.ts";
import { tablesSource } from "./tables-source.ts";

/**
 * Writes the types of all our tables from a migrated database, as the text of `tables.generated.ts`.
 * The type of each column is what `column-types.ts` makes of it.
 */
export async function generateTables(db: Db, root: string): Promise<string> {
  const types = await generate({ db, dialect: ourPostgres(), includePattern: "public.*", outFile: null });
  return types + (await tablesSource(root));
}

function ourPostgres(): PostgresDialect {
  const dialect = new PostgresDialect({ dateParser: "string" });
  const { scalars } = dialect.adapter;
  Object.assign(dialect.adapter.imports, { Jsonb: new ModuleReferenceNode("./jsonb.ts") });
  scalars.int8 = new IdentifierNode("number");
  scalars.json = new IdentifierNode("Jsonb");
  scalars.jsonb = new IdentifierNode("Jsonb");
  return dialect;
}
