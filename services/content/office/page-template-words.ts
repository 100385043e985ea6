import { wordsOfLocales } from "../../../core/compile-words.ts";
import de from "./words/templates/de.json" with { type: "json" };
import en from "./words/templates/en.json" with { type: "json" };
import es from "./words/templates/es.json" with { type: "json" };
import fr from "./words/templates/fr.json" with { type: "json" };
import it from "./words/templates/it.json" with { type: "json" };
import nl from "./words/templates/nl.json" with { type: "json" };
import type { Words as TemplateWords } from "./words/templates/words.generated.ts";

export type { TemplateWords };

/** Names and purposes of templates, and the texts with which new pages begin. */
export const templateWords = wordsOfLocales<TemplateWords>("services/content/office/words/templates", {
  de,
  en,
  es,
  fr,
  it,
  nl,
});
