import { wordsOfLocales } from "../../core/compile-words.ts";
import type { Locale } from "../../core/locale.ts";
import { toolboxLimits } from "./contract.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words } from "./words/words.generated.ts";

/** Why the toolbox refuses something. */
export type ToolboxRefusal = keyof Words;

const titles = wordsOfLocales<Words>("services/toolbox/words", { de, en, es, fr, it, nl });
const { fileBytes, pdfBytes, pictures, pixels } = toolboxLimits;

/** Title of a refusal, with its remedy. */
export function refusalTitle(refusal: ToolboxRefusal, locale: Locale): string {
  const title = titles(locale)[refusal];
  if (typeof title === "string") return title;
  const megabytes = (refusal === "too-many-bytes-together" ? pdfBytes : fileBytes) / 1_000_000;
  return title({ megabytes, pictures, megapixels: pixels / 1_000_000 });
}
