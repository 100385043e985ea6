import { wordsByLocale } from "../../../core/words.ts";
import { useLocale } from "../../words/context.tsx";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words as WordingWords } from "./words/words.generated.ts";

const textsOf = wordsByLocale<WordingWords>({ de, en, es, fr, it, nl });

/** The words of this room; loaded with it and with no other. */
export const useWordingText = (): WordingWords => textsOf(useLocale());
