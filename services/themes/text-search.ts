import { sql } from "kysely";
import type { Language } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";
import { addBit, type BitSet, emptyBits } from "./bit-set.ts";
import type { ThemeIndex } from "./theme-index.ts";

const configurations: Readonly<Record<Language, string>> = {
  de: "german",
  en: "english",
  es: "spanish",
  fr: "french",
  it: "italian",
  nl: "dutch",
};

/** Words a search takes; more say no more. */
const MOST_WORDS = 8;
/** Searches remembered for one release. */
const MOST_KEPT = 200;

/** What was typed as words in lower case; the last may be unfinished. */
export const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MOST_WORDS);

/**
 * Finds themes by words: every word must be there, with or without its ending, and the last one may be the beginning of
 * one. PostgreSQL answers with the numbers of all that match, four bytes each, and each search is asked once a release.
 */
export function createTextSearch(db: Db) {
  const kept = new WeakMap<ThemeIndex, Map<string, Promise<BitSet | null>>>();

  return function search(index: ThemeIndex, language: Language, words: readonly string[]): Promise<BitSet | null> {
    if (words.length === 0) return Promise.resolve(null);
    const known = kept.get(index) ?? new Map<string, Promise<BitSet | null>>();
    kept.set(index, known);
    const key = `${language} ${words.join(" ")}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const found = ask(db, index, language, words);
    known.set(key, found);
    if (known.size > MOST_KEPT) known.delete(known.keys().next().value as string);
    found.catch(() => known.delete(key));
    return found;
  };
}

/** Null: nothing was asked for but words that every text has, such as "the". */
async function ask(db: Db, index: ThemeIndex, language: Language, words: readonly string[]): Promise<BitSet | null> {
  const configuration = sql.lit(configurations[language]);
  const typed = words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word));
  // Each word by itself: as it is written, or with its ending taken off; one that says nothing asks for nothing.
  const each = typed.map(
    (word) =>
      sql`(to_tsquery(${configuration}::regconfig, ${word}) || case when numnode(to_tsquery(${configuration}::regconfig, ${word})) = 0 then ''::tsquery else to_tsquery('simple', ${word}) end)`,
  );
  const query = sql.join(each, sql` && `);
  const { rows } = await sql<{ asks: boolean; numbers: Buffer | null }>`
    with asked as materialized (select ${query} as query)
    select numnode(asked.query) > 0 as asks,
      (select string_agg(int4send(number), ''::bytea) from card_theme where ${sql.ref(`search_${language}`)} @@ (select query from asked)) as numbers
    from asked`.execute(db);
  const [row] = rows;
  if (!row?.asks) return null;
  const bits = emptyBits(index.themes.length);
  for (let at = 0; at < (row.numbers?.length ?? 0); at += 4) {
    const place = index.placeOf.get(row.numbers?.readInt32BE(at) ?? -1);
    if (place !== undefined) addBit(bits, place);
  }
  return bits;
}
