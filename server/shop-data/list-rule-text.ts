import { wordsOfLocales } from "../../core/compile-words.ts";
import { momentText } from "../../core/date-text.ts";
import type { ListRule } from "../../core/list-rules.ts";
import type { Language } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words } from "./words/words.generated.ts";

const wordsOf = wordsOfLocales<Words>("server/shop-data/words", { de, en, es, fr, it, nl });

/** A rule as a sentence. */
export function listRuleText(rule: ListRule, language: Language): string {
  const words = wordsOf(localeOfLanguage(language));
  const sentence: string | ((values: never) => string) = words.rules[rule.rule];
  return typeof sentence === "string" ? sentence : sentence(valuesOf(rule, words, language) as never);
}

/** The facts of a rule as its sentence has them. */
function valuesOf(rule: ListRule, words: Words, language: Language): object {
  switch (rule.rule) {
    case "unknown":
      return { ...rule, what: words.things[rule.what], within: rule.of !== undefined };
    case "must-rise":
      return { what: words.rising[rule.what] };
    case "release-stands":
      return { ...rule, next: rule.release + 1 };
    case "other-places":
      return { places: rule.places || words.none };
    default:
      return "day" in rule ? { ...rule, day: dayIn(rule.day, language) } : rule;
  }
}

/** A day of the data as it is said: `22. November 2026`. English has it as the data, for terminals too. */
const dayIn = (day: string, language: Language): string =>
  language === "en" ? day : momentText(new Date(`${day}T12:00:00Z`), localeOfLanguage(language), "UTC", "day");
