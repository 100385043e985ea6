import { wordsOfFolder } from "../../../words/words-of-folder.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words as ContactFormWords } from "./words/words.generated.ts";

export type { ContactFormWords };

export const contactFormWords = wordsOfFolder<ContactFormWords>("web/content/blocks/contact-form/words", {
  de,
  en,
  es,
  fr,
  it,
  nl,
});
