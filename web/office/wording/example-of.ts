import { compileWords } from "../../../core/compile-words.ts";
import type { Locale } from "../../../core/locale.ts";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import { type Arguments, argumentsOf } from "../../../core/message-arguments.ts";
import { languageOfFile, type WordFile } from "../../../core/word-files.ts";
import { wordsIn } from "../../../core/words.ts";

type Values = Readonly<Record<string, string | number>>;

/** One, some, and so many that Spanish, French and Italian say it otherwise. */
const numbers = [1, 3, 1_000_000];
const mostExamples = 6;

/**
 * A message with its values filled in, once for each form that it has; texts show the name of their value.
 *
 * @returns nothing where it has no values, or cannot be read yet
 */
export function examplesOf(message: string, file: WordFile): readonly string[] {
  const language = languageOfFile(file);
  const found = argumentsOf(message, language);
  if (!found.ok || found.value.size === 0) return [];
  const locale: Locale = file === "en-US" ? file : localeOfLanguage(language);
  const write = wordsIn<(values: Values) => string>(compileWords(message), locale);
  return [...new Set(valuesOf(found.value).map((values) => write(values)))].slice(0, mostExamples);
}

const valuesOf = (found: Arguments): readonly Values[] =>
  [...found].reduce<readonly Values[]>(
    (all, [name, { use, cases }]) => {
      const own = use === "written" ? [`[${name}]`] : use === "chosen" ? [...new Set(cases)] : numbers;
      return all.flatMap((values) => own.map((value) => ({ ...values, [name]: value })));
    },
    [{}],
  );
