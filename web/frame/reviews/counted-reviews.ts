import { wordsOfLocales } from "../../../core/compile-words.ts";
import type { Locale } from "../../../core/locale.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words } from "./words/words.generated.ts";

const textsOf = wordsOfLocales<Words>("web/frame/reviews/words", { de, en, es, fr, it, nl });

/** The number of all reviews, as read beside their stars. Readers of contents say it, also outside of the build. */
export const countedReviews = (count: number, locale: Locale): string =>
  textsOf(locale).total({ count, text: new Intl.NumberFormat(locale).format(count) });
