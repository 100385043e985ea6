import type { ListRule } from "../../core/list-rules.ts";
import type { Language } from "../../core/locale.ts";
import { listRuleText } from "./list-rule-text.ts";

/** A fault that prevents the publication of a folder of shop data. */
export interface Problem {
  /** Below the folder: `catalogue/photoframe.json`. */
  readonly file: string;
  /** Place in the file: `materials[3].rate.fix`, `line 4 column 7`; empty for the file as a whole. */
  readonly place: string;
  /** The broken rule, for the editor who corrects it; a text is in her language already. */
  readonly rule: ListRule | string;
}

export const ruleWords = (rule: Problem["rule"], language: Language): string =>
  typeof rule === "string" ? rule : listRuleText(rule, language);

/** One line for the terminal. */
export const problemLine = ({ file, place, rule }: Problem): string =>
  [file, ...(place === "" ? [] : [place]), ruleWords(rule, "en")].join(": ");
