import { hash } from "node:crypto";
import { readMigrationFiles } from "./migration-files.ts";

/**
 * The last line of `tables.generated.ts`: its migrations, so that outdated types are found without a database.
 *
 * @param root folder of the project
 * @throws when a migration file cannot be read
 */
export async function tablesSource(root: string): Promise<string> {
  const files = await readMigrationFiles(root);
  if (!files.ok) throw new Error(`unreadable migrations: ${files.error.kind}`);
  const all = files.value.map(({ name, checksum }) => `${name} ${checksum}\n`).join("");
  return `// Made of ${files.value.length} migrations: ${hash("sha256", all, "hex")}\n`;
}
