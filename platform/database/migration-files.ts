import { hash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { done, failed, type Outcome } from "../../core/outcome.ts";

/** One step of the schema. */
export interface MigrationFile {
  /** File name without ending, such as `2026112001-orders`; unique over all rooms and the order of running. */
  readonly name: string;
  /** Path from the root of the project. */
  readonly path: string;
  readonly sql: string;
  /** SHA-256 of the text. */
  readonly checksum: string;
}

export type MigrationFileProblem =
  | { readonly kind: "bad-name"; readonly path: string }
  | { readonly kind: "same-name"; readonly name: string; readonly paths: readonly string[] };

const places = ["platform/**/migrations/*.sql", "services/*/migrations/*.sql"];
const nameShape = /^\d{10}-[a-z0-9]+(-[a-z0-9]+)*$/;

/** Collects the migrations of all rooms below `root`, in the order they run: by file name. */
export async function readMigrationFiles(root: string): Promise<Outcome<MigrationFile[], MigrationFileProblem>> {
  const files: MigrationFile[] = [];
  for await (const path of glob(places, { cwd: root })) files.push(await readMigration(root, path));
  files.sort((one, other) => (one.name < other.name ? -1 : 1));
  const problem = findProblem(files);
  return problem ? failed(problem) : done(files);
}

async function readMigration(root: string, path: string): Promise<MigrationFile> {
  // A checkout with Windows line ends is the same migration.
  const sql = (await readFile(join(root, path), "utf8")).replaceAll("\r\n", "\n");
  return { name: basename(path, ".sql"), path, sql, checksum: hash("sha256", sql, "hex") };
}

function findProblem(files: readonly MigrationFile[]): MigrationFileProblem | undefined {
  const misnamed = files.find(({ name }) => !nameShape.test(name));
  if (misnamed) return { kind: "bad-name", path: misnamed.path };
  const twice = files.find(({ name }, index) => files[index + 1]?.name === name);
  if (!twice) return undefined;
  return {
    kind: "same-name",
    name: twice.name,
    paths: files.filter(({ name }) => name === twice.name).map(({ path }) => path),
  };
}
