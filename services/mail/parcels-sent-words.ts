import { wordsOfLocales } from "../../core/compile-words.ts";
import de from "./words/parcels-sent/de.json" with { type: "json" };
import en from "./words/parcels-sent/en.json" with { type: "json" };
import es from "./words/parcels-sent/es.json" with { type: "json" };
import fr from "./words/parcels-sent/fr.json" with { type: "json" };
import it from "./words/parcels-sent/it.json" with { type: "json" };
import nl from "./words/parcels-sent/nl.json" with { type: "json" };
import type { Words } from "./words/parcels-sent/words.generated.ts";

/** Texts of the mail about shipped parcels. */
export const parcelsSentWords = wordsOfLocales<Words>("services/mail/words/parcels-sent", { de, en, es, fr, it, nl });
