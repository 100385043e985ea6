import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { type Client, escapeIdentifier } from "pg";
import type { Manifest, SavedTable } from "./manifest.ts";
import { qualified, tablesOf } from "./save-tables.ts";

const atOnce = 4_000_000;

/**
 * Fills tables of the same schema with saved rows, all or none, and proves every reference between them.
 *
 * @param folder of the tables' files, whose hashes were checked
 * @returns what does not fit, as a sentence, or null
 */
export async function loadTables(client: Client, folder: string, manifest: Manifest): Promise<string | null> {
  const misfit = misfitOf(await tablesOf(client), manifest.tables);
  if (misfit !== null) return misfit;
  await client.query("begin");
  try {
    // Some refuse whatever is no new row.
    for (const table of manifest.tables) await client.query(`alter table ${qualified(table)} disable trigger user`);
    await client.query(`truncate ${manifest.tables.map(qualified).join(", ")}`);
    const references = await referencesOf(client);
    for (const { table, name } of references)
      await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
    for (const table of manifest.tables) {
      const rows = await load(client, folder, table);
      if (rows !== table.rows) throw new Error(`${table.file} has ${rows} rows, not ${table.rows}`);
    }
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
    for (const table of manifest.tables) await client.query(`alter table ${qualified(table)} enable trigger user`);
    for (const sequence of manifest.sequences)
      await client.query("select setval($1::text::regclass, $2::bigint)", [qualified(sequence), sequence.last]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    return error instanceof Error ? error.message : String(error);
  }
  await client.query("analyze");
  return null;
}

/** Rows are read by the place of their values, so tables must have the same columns in the same order. */
function misfitOf(present: Awaited<ReturnType<typeof tablesOf>>, saved: readonly SavedTable[]): string | null {
  const columnsOf = new Map(present.map((table) => [qualified(table), table.columns.join(", ")]));
  for (const table of saved) {
    const columns = columnsOf.get(qualified(table));
    if (columns === undefined) return `this version of the shop has no table ${table.schema}.${table.name}`;
    if (columns !== table.columns.join(", "))
      return `the table ${table.schema}.${table.name} has other columns in this version of the shop: ${columns}`;
  }
  return null;
}

async function referencesOf(client: Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select c.conrelid::regclass::text as table, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname !~ '^pg_'`);
  return rows;
}

async function load(client: Client, folder: string, table: SavedTable): Promise<number> {
  const generated = await generatedOf(client, table);
  const columns = table.columns.filter((column) => !generated.has(column)).map(escapeIdentifier);
  const sql = `insert into ${qualified(table)} (${columns.join(", ")}) overriding system value
    select ${columns.map((column) => `(saved_row).${column}`).join(", ")}
    from (select line::${qualified(table)} as saved_row from unnest($1::text[]) line offset 0) saved`;
  let [lines, bytes, rows]: [string[], number, number] = [[], 0, 0];
  const flush = async () => {
    if (lines.length > 0) await client.query(sql, [lines]);
    rows += lines.length;
    [lines, bytes] = [[], 0];
  };
  const text = createReadStream(join(folder, table.file)).pipe(createZstdDecompress());
  for await (const line of linesIn(text)) {
    lines.push(JSON.parse(line) as string);
    bytes += line.length;
    if (bytes >= atOnce) await flush();
  }
  await flush();
  return rows;
}

/** Reads lines on demand. Node's `readline` reads a thousand lines ahead, each of which may be megabytes. */
async function* linesIn(text: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const part of text.setEncoding("utf8") as AsyncIterable<string>) {
    const [first = "", ...more] = part.split("\n");
    rest += first;
    for (const next of more) {
      yield rest;
      rest = next;
    }
  }
}

async function generatedOf(client: Client, table: SavedTable): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select attname::text as name from pg_attribute where attrelid = $1::text::regclass and attgenerated <> ''",
    [qualified(table)],
  );
  return new Set(rows.map(({ name }) => name));
}
