import { problemWords } from "../../platform/http/problem-titles.ts";
import de from "./words/problems/de.json" with { type: "json" };
import en from "./words/problems/en.json" with { type: "json" };
import es from "./words/problems/es.json" with { type: "json" };
import fr from "./words/problems/fr.json" with { type: "json" };
import it from "./words/problems/it.json" with { type: "json" };
import nl from "./words/problems/nl.json" with { type: "json" };
import type { Words } from "./words/problems/words.generated.ts";

/** Title of a problem document of files and pictures, in the request's language. */
export const imageProblem = problemWords<keyof Words>("services/images/words/problems", { de, en, es, fr, it, nl });
