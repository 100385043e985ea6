import { sql } from "kysely";
import type { Language } from "../../core/locale.ts";
import { caches } from "../../platform/caches/manifest.ts";
import type { Db } from "../../platform/database/database.ts";
import { addBit, type BitSet, both, emptyBits } from "./bit-set.ts";
import { meantBy, plainLetters, wordsIn } from "./spelling.ts";
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

/** Most letters of a word: PostgreSQL ignores words of thousands, and an empty query finds everything. */
const LONGEST_WORD = 60;

/** Words of a query in lower case; the last one may be unfinished. */
export const wordsOf = (text: string): readonly string[] =>
  wordsIn(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));

/**
 * Finds themes that have every word, with any ending; the last word may be a prefix. PostgreSQL stems words and returns
 * their themes (`theme_word`); each word is queried once a release, new ones in one statement.
 */
export function createTextSearch(db: Db) {
  const kept = new WeakMap<ThemeIndex, Map<string, BitSet | null>>();

  return async function search(
    index: ThemeIndex,
    language: Language,
    words: readonly string[],
  ): Promise<BitSet | null> {
    if (words.length === 0) return null;
    const known = kept.get(index) ?? new Map<string, BitSet | null>();
    kept.set(index, known);
    const asked = words.map((word, at): AskedWord => ({ word, unfinished: at === words.length - 1 }));
    const keyOf = ({ word, unfinished }: AskedWord) => `${language} ${word}${unfinished ? "*" : ""}`;
    const fresh = asked.filter((one) => !known.has(keyOf(one)));
    const found = new Map(asked.map((one) => [keyOf(one), known.get(keyOf(one)) ?? null]));
    const answers = fresh.length > 0 ? await ask(db, index, language, fresh) : [];
    for (const [at, one] of fresh.entries()) {
      const bits = answers[at] ?? null;
      found.set(keyOf(one), bits);
      known.set(keyOf(one), bits);
      if (known.size > caches.themeWords.size.most) known.delete(known.keys().next().value as string);
    }
    const [first, ...others] = [...found.values()].filter((bits) => bits !== null);
    return first === undefined ? null : others.reduce(both, first);
  };
}

interface AskedWord {
  readonly word: string;
  readonly unfinished: boolean;
}

/** The themes of each word; null for one that says nothing in the language, such as "the". */
async function ask(
  db: Db,
  index: ThemeIndex,
  language: Language,
  words: readonly AskedWord[],
): Promise<readonly (BitSet | null)[]> {
  const configuration = sql`${configurations[language]}::regconfig`;
  const spellings = words.flatMap(({ word, unfinished }, at) => {
    const meant = meantBy(word, language);
    const plain = [...new Set(meant.map(plainLetters))].filter((one) => !meant.includes(one));
    const row = (telling: boolean) => (spelling: string) => ({ at, spelling, telling, unfinished });
    return [...meant.map(row(true)), ...plain.map(row(false))];
  });
  const column = <Key extends keyof (typeof spellings)[number]>(key: Key) => spellings.map((one) => one[key]);
  // Each spelling as it is written and with its ending taken off; none of a word that is a stop word as it was meant.
  const { rows } = await sql<{ at: number; numbers: Buffer | null }>`
    with typed as (
      select at, spelling, unfinished,
        bool_and(not telling or numnode(to_tsquery(${configuration}, spelling)) > 0) over (partition by at) as says
      from unnest(${column("at")}::int[], ${column("spelling")}::text[], ${column("telling")}::boolean[], ${column("unfinished")}::boolean[])
        as given(at, spelling, telling, unfinished)
    )
    select typed.at, theme_word.numbers
    from typed
    cross join unnest(tsvector_to_array(to_tsvector(${configuration}, typed.spelling) || to_tsvector('simple', typed.spelling))) as wanted(word)
    left join theme_word on theme_word.language = ${language}
      and theme_word.word >= wanted.word collate "C"
      and theme_word.word <= (case when typed.unfinished then wanted.word || chr(1114111) else wanted.word end) collate "C"
    where typed.says`.execute(db);
  const found: (BitSet | null)[] = words.map(() => null);
  for (const { at, numbers } of rows) {
    const bits = found[at] ?? emptyBits(index.themes.length);
    found[at] = bits;
    for (let byte = 0; byte < (numbers?.length ?? 0); byte += 4) {
      const place = index.placeOf[numbers?.readInt32BE(byte) ?? 0] ?? -1;
      if (place >= 0) addBit(bits, place);
    }
  }
  return found;
}
