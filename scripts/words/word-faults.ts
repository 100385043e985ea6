import type { Language } from "../../core/locale.ts";
import { type Arguments, argumentsOf, joinedArguments } from "../../core/message-arguments.ts";
import { type MessageFault, translationFault } from "../../core/message-fault.ts";
import { unreachable } from "../../core/outcome.ts";
import { languageOfFile, messagesByPath, type WordRoom, wordFiles } from "../../core/word-files.ts";

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
  const [fault, found] = [faultInMessage(source, message, language), argumentsOf(message, language)];
  if (fault === null && found.ok) all.set(path, joinedArguments(all.get(path) ?? new Map(), found.value));
  return fault;
}

/**
 * Compares a translation with its German source.
 *
 * @returns what is wrong with it, or null
 */
export function faultInMessage(source: string, message: string, language: Language): string | null {
  const fault = translationFault(source, message, language);
  return fault && faultText(fault);
}

function faultText(fault: MessageFault): string {
  switch (fault.kind) {
    case "malformed":
      return `cannot be read: ${fault.code}`;
    case "markup":
      return "contains markup";
    case "unknown-format":
      return `cannot be read: {${fault.name}}: only plural, select and selectordinal are formats of words`;
    case "wrong-forms":
      return `cannot be read: {${fault.name}} has the forms ${fault.given.join(", ")} where the language has ${fault.wanted.join(", ")}`;
    case "other-values":
      return `has the arguments ${fault.given.join(", ") || "none"} where German has ${fault.wanted.join(", ") || "none"}`;
    case "not-a-number":
      return `counts by {${fault.name}}, which is a text`;
    case "empty":
      return "is empty";
    default:
      return unreachable(fault);
  }
}
