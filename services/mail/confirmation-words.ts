import { wordsOfLocales } from "../../core/compile-words.ts";
import de from "./words/confirmation/de.json" with { type: "json" };
import en from "./words/confirmation/en.json" with { type: "json" };
import enUs from "./words/confirmation/en-US.json" with { type: "json" };
import es from "./words/confirmation/es.json" with { type: "json" };
import fr from "./words/confirmation/fr.json" with { type: "json" };
import it from "./words/confirmation/it.json" with { type: "json" };
import nl from "./words/confirmation/nl.json" with { type: "json" };
import type { Words } from "./words/confirmation/words.generated.ts";

/** Texts of an order's confirmation; amounts, moments and percentages are formatted already. */
export type ConfirmationWords = Words;

export const confirmationWords = wordsOfLocales<ConfirmationWords>("services/mail/words/confirmation", {
  de,
  en,
  "en-US": enUs,
  es,
  fr,
  it,
  nl,
});
