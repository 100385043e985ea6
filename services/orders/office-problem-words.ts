import { problemWords } from "../../platform/http/problem-titles.ts";
import de from "./words/office-problems/de.json" with { type: "json" };
import en from "./words/office-problems/en.json" with { type: "json" };
import es from "./words/office-problems/es.json" with { type: "json" };
import fr from "./words/office-problems/fr.json" with { type: "json" };
import it from "./words/office-problems/it.json" with { type: "json" };
import nl from "./words/office-problems/nl.json" with { type: "json" };
import type { Words } from "./words/office-problems/words.generated.ts";

/** Title of a problem with what operators do with an order, in their language. */
export const officeOrderProblem = problemWords<keyof Words>("services/orders/words/office-problems", {
  de,
  en,
  es,
  fr,
  it,
  nl,
});
