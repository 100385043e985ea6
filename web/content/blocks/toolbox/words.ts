import type { Locale } from "../../../../core/locale.ts";
import { wordsOfFolder } from "../../../words/words-of-folder.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words } from "./words/words.generated.ts";

export type ToolboxWords = Omit<Words, "saved" | "until"> & { readonly saved: string; readonly until: string };

const textsOf = wordsOfFolder<Words>("web/content/blocks/toolbox/words", { de, en, es, fr, it, nl });

/** Words of the island, as JSON: it fills in `{share}` and `{time}` itself. */
export function toolboxWords(locale: Locale): ToolboxWords {
  const texts = textsOf(locale);
  return { ...texts, saved: texts.saved({ share: "{share}" }), until: texts.until({ time: "{time}" }) };
}
