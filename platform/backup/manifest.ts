import { hash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { done, failed, type Outcome } from "../../core/outcome.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const fileName = z.string().regex(/^[a-z0-9_.-]+$/);

/** Contents of a backup. Written last, so that a folder without it is an incomplete backup. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** The moment that rows are of, ISO 8601. */
  of: z.iso.datetime(),
  /** Applied to the database, in order: the schema that rows fit. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      /** In the order of the rows' values. */
      columns: z.array(z.string()),
      rows: z.int(),
      /** In `tables/`: one row a line, as PostgreSQL writes it, in a JSON string; compressed by zstd. */
      file: fileName,
      sha256,
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().regex(/^-?\d+$/) })),
  /** Files in `files/`; `files.list` names them with their sizes, one a line. */
  files: z.object({ count: z.int(), bytes: z.int(), sha256 }),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type SavedTable = Manifest["tables"][number];

const manifestFile = "manifest.json";
const seal = (text: string) => hash("sha256", text, "hex");

/** The text and its hash, so that a change of it is seen. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest, null, 1);
  const path = join(folder, manifestFile);
  await writeFile(`${path}.new`, JSON.stringify({ sha256: seal(text), manifest: text }), { flush: true, mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** @returns why it cannot be read, as a sentence */
export async function readManifest(folder: string): Promise<Outcome<Manifest, string>> {
  const path = join(folder, manifestFile);
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return failed(`${path} is missing: this is no backup, or one that was not finished`);
  try {
    const sealed = z.object({ sha256, manifest: z.string() }).parse(JSON.parse(text));
    if (seal(sealed.manifest) === sealed.sha256) return done(manifestSchema.parse(JSON.parse(sealed.manifest)));
  } catch {}
  return failed(`${path} is damaged, or of another version of the shop`);
}
