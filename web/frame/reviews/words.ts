import type { Locale } from "../../../core/locale.ts";
import { wordsOfFolder } from "../../words/words-of-folder.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words } from "./words/words.generated.ts";

export type ReviewsWords = Omit<Words, "stars" | "total"> & { readonly stars: string };

const textsOf = wordsOfFolder<Words>("web/frame/reviews/words", { de, en, es, fr, it, nl });

/** Words of the island, as JSON: it fills in `{stars}` itself. */
export function reviewsWords(locale: Locale): ReviewsWords {
  const { total, stars, ...texts } = textsOf(locale);
  return { ...texts, stars: stars({ stars: "{stars}" }) };
}
