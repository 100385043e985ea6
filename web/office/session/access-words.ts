import { wordsByLocale } from "../../../core/words.ts";
import { useLocale } from "../../words/context.tsx";
import de from "./words/access/de.json" with { type: "json" };
import en from "./words/access/en.json" with { type: "json" };
import es from "./words/access/es.json" with { type: "json" };
import fr from "./words/access/fr.json" with { type: "json" };
import it from "./words/access/it.json" with { type: "json" };
import nl from "./words/access/nl.json" with { type: "json" };
import type { Words as AccessWords } from "./words/access/words.generated.ts";

const textsOf = wordsByLocale<AccessWords>({ de, en, es, fr, it, nl });

/** Words of an operator's own access, at the door and in its room. */
export const useAccessText = (): AccessWords => textsOf(useLocale());
