import { wordsOfLocales } from "../../core/compile-words.ts";
import de from "./words/forms/de.json" with { type: "json" };
import en from "./words/forms/en.json" with { type: "json" };
import es from "./words/forms/es.json" with { type: "json" };
import fr from "./words/forms/fr.json" with { type: "json" };
import it from "./words/forms/it.json" with { type: "json" };
import nl from "./words/forms/nl.json" with { type: "json" };
import type { Words as CustomerTexts } from "./words/forms/words.generated.ts";

export type { CustomerTexts };
export type CustomerField = keyof CustomerTexts["fields"];

/** What forms of an account say. */
export const customerMessages = wordsOfLocales<CustomerTexts>("services/customers/words/forms", {
  de,
  en,
  es,
  fr,
  it,
  nl,
});
