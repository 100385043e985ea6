import type { Locale } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";
import { fileOfLabels, type Texts } from "./shop-data.ts";

/** Makes each locale's vocabulary what is wanted; locales that are not named stay. One line for each that changes. */
export async function publishLabels(
  trx: Db,
  wanted: ReadonlyMap<Locale, Texts>,
  published: ReadonlyMap<Locale, Texts>,
): Promise<readonly string[]> {
  const changes: string[] = [];
  for (const [locale, texts] of wanted) {
    const change = await publishLocale(trx, locale, texts, published.get(locale) ?? {});
    if (change) changes.push(`${fileOfLabels(locale)}: ${change}`);
  }
  return changes;
}

async function publishLocale(trx: Db, locale: Locale, texts: Texts, before: Texts): Promise<string | null> {
  const rows = Object.entries(texts)
    .filter(([key, text]) => before[key] !== text)
    .map(([key, text]) => ({ locale, key, text }));
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(texts, key));
  if (rows.length > 0) {
    await trx
      .insertInto("label")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["locale", "key"]).doUpdateSet((eb) => ({ text: eb.ref("excluded.text") })),
      )
      .execute();
  }
  if (gone.length > 0) {
    await trx.deleteFrom("label").where("locale", "=", locale).where("key", "in", gone).execute();
  }
  const added = rows.filter(({ key }) => !Object.hasOwn(before, key)).length;
  const counts = { added, changed: rows.length - added, "taken away": gone.length };
  const said = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
  return said.length > 0 ? `texts ${said.join(", ")}` : null;
}
