import type { Language } from "../../core/locale.ts";
import { type Arguments, argumentsOf, strongerUse } from "./message-arguments.ts";
import { languageOfFile, messagesByPath, type WordRoom, wordFiles } from "./read-rooms.ts";

/** Arguments of each message of a room, of all its languages together. */
export type RoomArguments = ReadonlyMap<string, Arguments>;

/**
 * Compares the languages of a room with the German ones, which are the source.
 *
 * @returns each fault with its file and path
 */
export function checkRoom({ folder, texts, notes }: WordRoom): {
  readonly faults: readonly string[];
  readonly all: RoomArguments;
} {
  const source = messagesByPath(texts.de);
  const faults: string[] = [];
  const all = new Map<string, Arguments>();
  const english = messagesByPath(texts.en);
  for (const file of wordFiles) {
    const at = (path: string) => `${folder}/${file}.json ${path}`;
    const own = messagesByPath(texts[file]);
    if (file !== "en-US") for (const path of source.keys()) if (!own.has(path)) faults.push(`${at(path)}: is missing`);
    for (const [path, message] of own) {
      if (!source.has(path)) faults.push(`${at(path)}: is not in de.json`);
      else {
        const fault = messageFault(path, source.get(path) ?? "", message, languageOfFile(file), all);
        if (fault !== null) faults.push(`${at(path)}: ${fault}`);
      }
      if (file === "en-US" && english.get(path) === message) faults.push(`${at(path)}: is the same in en.json`);
    }
  }
  for (const path of Object.keys(notes))
    if (![...source.keys()].some((one) => one === path || one.startsWith(`${path}.`)))
      faults.push(`${folder}/notes.json ${path}: there is no such message`);
  return { faults, all };
}

/** What is wrong with a message, or null; adds its arguments to those of the other languages. */
function messageFault(
  path: string,
  source: string,
  message: string,
  language: Language,
  all: Map<string, Arguments>,
): string | null {
  const fault = translationFault(source, message, language);
  if (fault !== null) return fault;
  const before: Arguments = all.get(path) ?? new Map();
  const own = [...argumentsOf(message, language)].map(([name, { use, cases }]) => {
    const known = before.get(name) ?? { use, cases: [] };
    return [name, { use: strongerUse(known.use, use), cases: [...known.cases, ...cases] }] as const;
  });
  all.set(path, new Map([...before, ...own]));
  return null;
}

/**
 * Compares a translation with its German source.
 *
 * @returns what is wrong with it, or null
 */
export function translationFault(source: string, message: string, language: Language): string | null {
  try {
    const [wanted, given] = [valuesOf(argumentsOf(source, "de")), valuesOf(argumentsOf(message, language))];
    return wanted === given ? null : `has the arguments ${given || "none"} where German has ${wanted || "none"}`;
  } catch (fault) {
    return `cannot be read: ${fault instanceof Error ? fault.message : "malformed"}`;
  }
}

/**
 * A language may choose by an argument, or agree with its number, where others need not: Italian articles before days,
 * one German form for one visitor and for many.
 */
const valuesOf = (found: Arguments): string =>
  [...found]
    .flatMap(([name, { use }]) => (use === "chosen" || use === "agreed" ? [] : [name]))
    .toSorted()
    .join(", ");
