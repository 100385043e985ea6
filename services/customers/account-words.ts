import { wordsOfLocales } from "../../core/compile-words.ts";
import de from "./words/letters/de.json" with { type: "json" };
import en from "./words/letters/en.json" with { type: "json" };
import enUs from "./words/letters/en-US.json" with { type: "json" };
import es from "./words/letters/es.json" with { type: "json" };
import fr from "./words/letters/fr.json" with { type: "json" };
import it from "./words/letters/it.json" with { type: "json" };
import nl from "./words/letters/nl.json" with { type: "json" };
import type { Words } from "./words/letters/words.generated.ts";

/** Texts of mails about an account; the paragraphs of a letter are one text. */
export const accountWords = wordsOfLocales<Words>("services/customers/words/letters", {
  de,
  en,
  "en-US": enUs,
  es,
  fr,
  it,
  nl,
});
