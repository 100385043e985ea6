import { type ListRule, listRuleText } from "../../core/list-rules.ts";
import type { Language } from "../../core/locale.ts";

/** What keeps a folder of shop data from being published. */
export interface Problem {
  /** Below the folder: `catalogue/photoframe.json`. */
  readonly file: string;
  /** Where in the file: `materials[3].rate.fix`, `line 4 column 7`; empty for the file as a whole. */
  readonly place: string;
  /** What holds there, for the person who mends it; a text has its reader's words already. */
  readonly rule: ListRule | string;
}

export const ruleWords = (rule: Problem["rule"], language: Language): string =>
  typeof rule === "string" ? rule : listRuleText(rule, language);

/** One line for the terminal. */
export const problemLine = ({ file, place, rule }: Problem): string =>
  [file, ...(place === "" ? [] : [place]), ruleWords(rule, "en")].join(": ");
