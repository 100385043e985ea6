import { sql } from "kysely";
import { type Message, type Translate, translator, type Vocabulary } from "../../core/labels.ts";
import { fallbackChain, type Locale, readLocale } from "../../core/locale.ts";
import { compileVocabulary } from "../../core/message.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";
import { keepReading } from "../../platform/caches/keep-reading.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";

export interface LabelsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

/** One reading of the vocabulary, and its compiled form. */
interface Reading {
  /** Of the texts; what was edited between is read again the next time. */
  readonly state: string;
  readonly vocabulary: Vocabulary;
  readonly translators: Map<Locale, Translate>;
  readonly tables: Map<Locale, Readonly<Record<string, Message>>>;
}

/** The vocabulary, read from the database as a whole and kept. */
export function createLabels({ db, clock, log }: LabelsDependencies) {
  /** Missing keys that are logged already: once per process, for all languages and reloads. */
  const told = new Set<string>();

  /**
   * Hash of all texts. It costs the database a few milliseconds; reading and compiling them takes this process fifty.
   */
  async function currentState(): Promise<string> {
    const { rows } = await sql<{ state: string | null }>`
      select md5(string_agg(md5(concat_ws(' ', locale, key, text)), '' order by locale, key)) as state from label`.execute(
      db,
    );
    return rows[0]?.state ?? "";
  }

  async function load(before: Promise<Reading> | null): Promise<Reading> {
    const [state, old] = [await currentState(), await before?.catch(() => null)];
    if (old?.state === state) return old;
    const rows = await db.selectFrom("label").selectAll().execute();
    const sources: Partial<Record<Locale, Record<string, string>>> = {};
    for (const { locale, key, text } of rows) {
      const known = readLocale(locale);
      if (!known) continue;
      const texts = sources[known] ?? {};
      texts[key] = text;
      sources[known] = texts;
    }
    return { state, vocabulary: compileVocabulary(sources), translators: new Map(), tables: new Map() };
  }

  const { current, forget } = keepReading("labels", clock, load);

  return {
    forget,

    /** Writes labels in a locale. */
    async translate(locale: Locale): Promise<Translate> {
      const { vocabulary, translators } = await current();
      const known = translators.get(locale);
      if (known) return known;
      const made = translator(vocabulary, locale, (key) => {
        if (told.has(key)) return;
        told.add(key);
        log.warn({ event: "translator-parse-error", locale, key }, "missing translation");
      });
      const spelled = isSwissSpelling(locale) ? swissSpelling(made) : made;
      translators.set(locale, spelled);
      return spelled;
    },

    /** Every label of a locale, with the texts of its fallbacks where it has none of its own. */
    async of(locale: Locale): Promise<Readonly<Record<string, Message>>> {
      const { vocabulary, tables } = await current();
      const known = tables.get(locale);
      if (known) return known;
      const labels: Record<string, Message> = Object.assign(
        {},
        ...fallbackChain(locale)
          .toReversed()
          .map((one) => vocabulary[one]),
      );
      const spelled = isSwissSpelling(locale) ? swissSpelling(labels) : labels;
      tables.set(locale, spelled);
      return spelled;
    },
  };
}

export type Labels = ReturnType<typeof createLabels>;
