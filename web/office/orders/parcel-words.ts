import { wordsByLocale } from "../../../core/words.ts";
import de from "./words/parcels/de.json" with { type: "json" };
import en from "./words/parcels/en.json" with { type: "json" };
import es from "./words/parcels/es.json" with { type: "json" };
import fr from "./words/parcels/fr.json" with { type: "json" };
import it from "./words/parcels/it.json" with { type: "json" };
import nl from "./words/parcels/nl.json" with { type: "json" };
import type { Words as ParcelWords } from "./words/parcels/words.generated.ts";

/** The words of parcels that go straight to people of a list. */
export const parcelWordsOf = wordsByLocale<ParcelWords>({ de, en, es, fr, it, nl });
