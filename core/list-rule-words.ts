import { momentText } from "./date-text.ts";
import { de } from "./list-rule-words.de.ts";
import { en, type ListRuleWords } from "./list-rule-words.en.ts";
import { es } from "./list-rule-words.es.ts";
import { fr } from "./list-rule-words.fr.ts";
import { it } from "./list-rule-words.it.ts";
import { nl } from "./list-rule-words.nl.ts";
import type { ListRule } from "./list-rules.ts";
import type { Language } from "./locale.ts";
import { localeOfLanguage } from "./locale-address.ts";
import { textsIn } from "./texts.ts";

const words: Readonly<Record<Language, ListRuleWords>> = { de, en, es, fr, it, nl };

/** A rule as a sentence. */
export function listRuleText(rule: ListRule, language: Language): string {
  const say = textsIn(words, language)[rule.rule] as (facts: ListRule) => string;
  return say("day" in rule ? { ...rule, day: dayIn(rule.day, language) } : rule);
}

/** A day of the data as it is said: `22. November 2026`. English has it as the data, for terminals too. */
const dayIn = (day: string, language: Language): string =>
  language === "en" ? day : momentText(new Date(`${day}T12:00:00Z`), localeOfLanguage(language), "UTC", "day");
