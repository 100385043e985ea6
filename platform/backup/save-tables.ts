import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import { type Client, escapeIdentifier } from "pg";
import type { SavedTable } from "./manifest.ts";

/** Characters of rows that are asked for at once, rows at first, and at most. */
const [atOnce, firstRows, mostRows] = [4_000_000, 2, 5000];

export const qualified = (table: { readonly schema: string; readonly name: string }): string =>
  `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`;

/** All tables that are the shop's, those of jobs included, with their columns. */
export async function tablesOf(client: Client): Promise<{ schema: string; name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      -- installed with the schema of jobs, whose own version it says
      and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')
    order by 1, 2`);
  return rows;
}

/** Writes all rows of the transaction's snapshot below `folder`, holding some megabytes of them at once. */
export async function saveTables(client: Client, folder: string): Promise<SavedTable[]> {
  const saved: SavedTable[] = [];
  for (const [index, table] of (await tablesOf(client)).entries()) {
    const file = `${String(index).padStart(3, "0")}-${table.name.replace(/[^a-z0-9_]/g, "_")}.zst`;
    const counted = { rows: 0 };
    const sealed = createHash("sha256");
    await pipeline(
      Readable.from(linesOf(client, qualified(table), counted)),
      createZstdCompress(),
      async function* (bytes: AsyncIterable<Buffer>) {
        for await (const part of bytes) {
          sealed.update(part);
          yield part;
        }
      },
      createWriteStream(join(folder, file), { flush: true, mode: 0o600 }),
    );
    saved.push({ ...table, rows: counted.rows, file, sha256: sealed.digest("hex") });
  }
  return saved;
}

async function* linesOf(client: Client, table: string, counted: { rows: number }): AsyncGenerator<string> {
  await client.query(`declare saved no scroll cursor for select saved_row::text as line from ${table} saved_row`);
  let wanted = firstRows;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${wanted} from saved`);
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${inOneLine(line)}\n`).join("");
    counted.rows += rows.length;
    // Those to come may be larger than those before, so it grows step by step.
    wanted = Math.min(mostRows, 4 * wanted, Math.max(1, Math.floor(atOnce / (text.length / rows.length))));
    yield text;
  }
  await client.query("close saved");
}

/** A JSON string without U+2028 and U+2029, which some readers take for the end of a line, Node's own among them. */
const inOneLine = (text: string): string =>
  JSON.stringify(text).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);

/** Present values of sequences: at least as large as any row of an earlier snapshot. */
export async function sequencesOf(client: Client): Promise<{ schema: string; name: string; last: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string; last: string }>(`
    select schemaname::text as schema, sequencename::text as name, last_value::text as last
    from pg_sequences where schemaname !~ '^pg_' and last_value is not null order by 1, 2`);
  return rows;
}
