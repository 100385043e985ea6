import { wordsOfLocales } from "../../core/compile-words.ts";
import type { Locale } from "../../core/locale.ts";
import de from "./words/refusals/de.json" with { type: "json" };
import en from "./words/refusals/en.json" with { type: "json" };
import es from "./words/refusals/es.json" with { type: "json" };
import fr from "./words/refusals/fr.json" with { type: "json" };
import it from "./words/refusals/it.json" with { type: "json" };
import nl from "./words/refusals/nl.json" with { type: "json" };
import type { Words } from "./words/refusals/words.generated.ts";

/** Why the newsletter refuses something. */
export type Refusal = keyof Words;

const titles = wordsOfLocales<Words>("services/newsletter/words/refusals", { de, en, es, fr, it, nl });

export const refusalTitle = (refusal: Refusal, locale: Locale): string => titles(locale)[refusal];
