import { sql } from "kysely";
import { languages } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";

/** Rewrites the words of all themes; part of every publication that changed themes. */
export async function writeThemeWords(trx: Db): Promise<void> {
  await trx.deleteFrom("theme_word").execute();
  for (const language of languages) {
    await sql`
      insert into theme_word (language, word, numbers)
      select ${language}, word, string_agg(int4send(number), ''::bytea order by number)
      from card_theme, unnest(tsvector_to_array(${sql.ref(`search_${language}`)})) as word
      group by word`.execute(trx);
  }
}
