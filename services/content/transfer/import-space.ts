import { sql } from "kysely";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { isUnstorableText } from "../../../platform/database/unstorable.ts";
import { raiseVersion } from "../management/change.ts";
import { applyLines, type ImportReport } from "./apply-lines.ts";
import type { Progress } from "./export-space.ts";
import { type ImportWords, importWords, saidText } from "./import-words.ts";
import { fileHeader, type LineKind, readLine } from "./line.ts";

/** Most reported lines: beyond that, another fault must be corrected first. */
const mostProblems = 10_000;
/** Lines per batch for the database, and their characters. */
const batch = { lines: 200, characters: 4_000_000 };

/** Carries what a trial found out of the transaction that is rolled back. */
class Tried extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super("tried");
    this.report = report;
  }
}

export interface ImportOptions {
  readonly progress?: (done: Progress) => void;
  /** Does all of it and takes it back: the report is that of an import. */
  readonly isTrial?: boolean;
  /** The language of its sentences; left out, English. */
  readonly words?: ImportWords;
}

class Refused extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Imports an export into a space: known things (stories by uuid, components by name, datasources by slug, assets by
 * file name) are replaced, others added, none removed. With one wrong line nothing changes.
 *
 * @returns one sentence for each problem, with its line
 */
export async function importSpace(
  db: Db,
  space: number,
  lines: AsyncIterable<string>,
  { progress = () => {}, isTrial = false, words = importWords("en-GB") }: ImportOptions = {},
): Promise<Outcome<ImportReport, readonly string[]>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom("content_space")
        .select("id")
        .where("id", "=", space)
        .forNoKeyUpdate()
        .execute();
      if (known.length === 0) throw new Refused([words.noSpace({ space })]);
      await sql`create temporary table content_import (line bigint, kind text, data jsonb) on commit drop`.execute(trx);
      await readLines(trx, space, lines, { progress, words });
      const applied = await applyLines(trx, space, words);
      if (!applied.ok) throw new Refused(applied.error);
      if (isTrial) throw new Tried(applied.value);
      await raiseVersion(trx, space);
      return done(applied.value);
    });
  } catch (error) {
    if (error instanceof Tried) return done(error.report);
    if (error instanceof Refused) return failed(error.problems);
    if (isUnstorableText(error)) return failed([words.unstorable]);
    throw error;
  }
}

/** Checks every line and lays it down beside the space. */
async function readLines(
  trx: Trx,
  space: number,
  lines: AsyncIterable<string>,
  { progress, words }: Required<Pick<ImportOptions, "progress" | "words">>,
): Promise<void> {
  const problems: string[] = [];
  const problem = (line: number, text: string) => {
    if (problems.length < mostProblems) problems.push(`${words.line({ line })}: ${text}`);
  };
  let [line, ended, characters] = [0, false, 0];
  let waiting: { line: number; kind: LineKind; data: string }[] = [];
  const counts = new Map<LineKind, number>();

  async function lay(): Promise<void> {
    if (problems.length === 0 && waiting.length > 0) {
      await sql`insert into content_import select * from unnest(${waiting.map((one) => one.line)}::bigint[],
        ${waiting.map((one) => one.kind)}::text[], ${waiting.map((one) => one.data)}::jsonb[])`.execute(trx);
    }
    waiting = [];
    characters = 0;
  }

  for await (const text of lines) {
    line++;
    if (line === 1) {
      await readHeader(trx, space, text, words);
      continue;
    }
    const read = readLine(text, words);
    if (typeof read === "string") problem(line, read);
    else if (ended) problem(line, words.afterEnd);
    else if (read.kind === "end") {
      ended = true;
      if (read.data.lines !== line - 1) problem(line, words.otherCount({ count: String(read.data.lines) }));
    } else {
      waiting.push({ line, kind: read.kind, data: JSON.stringify(read.data) });
      characters += text.length;
      const count = (counts.get(read.kind) ?? 0) + 1;
      counts.set(read.kind, count);
      if (waiting.length < batch.lines && characters < batch.characters) continue;
      await lay();
      progress({ kind: read.kind, done: count });
    }
  }
  await lay();
  if (!ended) problem(line, words.breaksOff);
  if (problems.length > 0) throw new Refused(problems);
}

async function readHeader(trx: Trx, space: number, text: string, words: ImportWords): Promise<void> {
  const refuse = (why: string) => new Refused([`${words.line({ line: 1 })}: ${why}`]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(words.noJson);
  }
  const head = fileHeader.safeParse(value, words.values ? { error: words.values } : {});
  if (!head.success) throw refuse(words.noHead({ why: saidText(words, String(head.error.issues[0]?.message)) }));
  // A language of the file is a language of the space from now on.
  await sql`update content_space set languages = array(
      select code from unnest(languages || ${head.data.data.languages}::text[]) with ordinality as all_of (code, place)
      group by code order by min(place)
    ) where id = ${space} and not languages @> ${head.data.data.languages}::text[]`.execute(trx);
}
