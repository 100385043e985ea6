import { wordsByLocale } from "../../../core/words.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words as MailWords } from "./words/words.generated.ts";

/** The words of the list of mails and of one mail. */
export const mailWordsOf = wordsByLocale<MailWords>({ de, en, es, fr, it, nl });
