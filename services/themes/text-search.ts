import { sql } from "kysely";
import type { Language } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";
import { addBit, type BitSet, both, emptyBits } from "./bit-set.ts";
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
 * one. PostgreSQL takes the words apart and answers with its lists of themes that have them (`theme_word`); each search is
 * asked once a release.
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
  const configuration = sql`${configurations[language]}::regconfig`;
  // Each word as it is written and with its ending taken off; one that says nothing in the language asks for nothing.
  const { rows } = await sql<{ at: number; numbers: Buffer | null }>`
    with typed as (
      select at, word, at = ${words.length} as unfinished
      from unnest(${words}::text[]) with ordinality as given(word, at)
      where numnode(to_tsquery(${configuration}, word)) > 0
    )
    select typed.at::int as at, theme_word.numbers
    from typed
    cross join unnest(tsvector_to_array(to_tsvector(${configuration}, typed.word) || to_tsvector('simple', typed.word))) as wanted(word)
    left join theme_word on theme_word.language = ${language}
      and theme_word.word >= wanted.word collate "C"
      and theme_word.word <= (case when typed.unfinished then wanted.word || chr(1114111) else wanted.word end) collate "C"`.execute(
    db,
  );
  const found = new Map<number, BitSet>();
  for (const { at, numbers } of rows) {
    const bits = found.get(at) ?? emptyBits(index.themes.length);
    found.set(at, bits);
    for (let byte = 0; byte < (numbers?.length ?? 0); byte += 4) {
      const place = index.placeOf.get(numbers?.readInt32BE(byte) ?? -1);
      if (place !== undefined) addBit(bits, place);
    }
  }
  const [first, ...others] = found.values();
  return first === undefined ? null : others.reduce(both, first);
}
