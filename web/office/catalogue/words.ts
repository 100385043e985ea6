import { wordsByLocale } from "../../../core/words.ts";
import de from "./words/prices/de.json" with { type: "json" };
import en from "./words/prices/en.json" with { type: "json" };
import es from "./words/prices/es.json" with { type: "json" };
import fr from "./words/prices/fr.json" with { type: "json" };
import it from "./words/prices/it.json" with { type: "json" };
import nl from "./words/prices/nl.json" with { type: "json" };
import type { Words as CatalogueWords } from "./words/prices/words.generated.ts";

/** The words of price lists and their drafts. */
export const catalogueWordsOf = wordsByLocale<CatalogueWords>({ de, en, es, fr, it, nl });

/** Values of messages that name another operator, or say “somebody else” where no name is known. */
export function operatorValues(by: unknown) {
  const name = String(by ?? "");
  return { name, known: name !== "" };
}

/** A price list's own title, or that of its table. */
export function subjectTitle(
  { key, title }: { readonly key: string; readonly title: string | null },
  { subject }: CatalogueWords,
): string {
  const tables: Readonly<Record<string, string>> = subject;
  return title ?? tables[key] ?? key;
}
