import { type Translate, translator, type Vocabulary } from "../../core/labels.ts";
import { fallbackChain, type Locale, readLocale } from "../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log/log.ts";

export interface LabelsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long a process may show an old text after it was edited elsewhere. */
const freshFor = 30_000;

/** The vocabulary, read from the database as a whole and kept. */
export function createLabels({ db, clock, log }: LabelsDependencies) {
  let kept: { vocabulary: Promise<Vocabulary>; until: number } | null = null;
  const translators = new Map<Locale, Translate>();
  const tables = new Map<Locale, Readonly<Record<string, string>>>();

  async function load(): Promise<Vocabulary> {
    const rows = await db.selectFrom("label").selectAll().execute();
    const vocabulary: Partial<Record<Locale, Record<string, string>>> = {};
    for (const { locale, key, text } of rows) {
      const known = readLocale(locale);
      if (!known) continue;
      const texts = vocabulary[known] ?? {};
      texts[key] = text;
      vocabulary[known] = texts;
    }
    translators.clear();
    tables.clear();
    return vocabulary;
  }

  function vocabulary(): Promise<Vocabulary> {
    const now = clock.now().getTime();
    if (kept && kept.until > now) return kept.vocabulary;
    const loading = load();
    kept = { vocabulary: loading, until: now + freshFor };
    loading.catch(() => {
      kept = null;
    });
    return loading;
  }

  return {
    /** Writes labels in a locale. */
    async translate(locale: Locale): Promise<Translate> {
      const texts = await vocabulary();
      const known = translators.get(locale);
      if (known) return known;
      const made = translator(texts, locale, (key) =>
        log.warn({ event: "translator-parse-error", locale, key }, "missing translation"),
      );
      const spelled = isSwissSpelling(locale) ? swissSpelling(made) : made;
      translators.set(locale, spelled);
      return spelled;
    },

    /** Every label of a locale, with the texts of its fallbacks where it has none of its own. */
    async of(locale: Locale): Promise<Readonly<Record<string, string>>> {
      const texts = await vocabulary();
      const known = tables.get(locale);
      if (known) return known;
      const labels: Record<string, string> = Object.assign(
        {},
        ...fallbackChain(locale)
          .toReversed()
          .map((one) => texts[one]),
      );
      const spelled = isSwissSpelling(locale) ? swissSpelling(labels) : labels;
      tables.set(locale, spelled);
      return spelled;
    },
  };
}

export type Labels = ReturnType<typeof createLabels>;
