import { z } from "zod";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { languageOfFile, messagesByPath, type WordFile, type WordRoom, wordFiles } from "../../core/word-files.ts";
import { faultInMessage } from "./word-faults.ts";

/** What translators get and send back: each message beside its German source. */
const translationFile = z.strictObject({
  language: z.enum(wordFiles),
  rooms: z.record(
    z.string(),
    z.record(z.string(), z.strictObject({ source: z.string(), note: z.string().optional(), text: z.string() })),
  ),
});
export type TranslationFile = z.infer<typeof translationFile>;

/** All messages of a language with their sources; "" where a language has none of its own. */
export function exportWords(rooms: readonly WordRoom[], language: WordFile): TranslationFile {
  const entries = rooms.map(({ folder, texts, notes }) => {
    const own = messagesByPath(texts[language]);
    const messages = [...messagesByPath(texts.de)].map(([path, source]) => {
      const note = notes[path];
      const text = own.get(path) ?? "";
      return [path, note === undefined ? { source, text } : { source, note, text }] as const;
    });
    return [folder, Object.fromEntries(messages)] as const;
  });
  return { language, rooms: Object.fromEntries(entries) };
}

/**
 * Puts translations into the files of their language.
 *
 * @returns new sources of files by path from the project's root, only of those that change; or every fault, and nothing
 */
export function importWords(
  rooms: readonly WordRoom[],
  given: unknown,
): Outcome<Readonly<Record<string, string>>, readonly string[]> {
  const file = translationFile.safeParse(given);
  if (!file.success) return failed([z.prettifyError(file.error)]);
  const { language } = file.data;
  const faults: string[] = [];
  const changed: [string, string][] = [];
  for (const [folder, messages] of Object.entries(file.data.rooms)) {
    const room = rooms.find((one) => one.folder === folder);
    if (room === undefined) {
      faults.push(`${folder}: there is no such folder of words`);
      continue;
    }
    const sources = messagesByPath(room.texts.de);
    const before = messagesByPath(room.texts[language]);
    const own = room.texts[language] ?? {};
    let texts = own;
    for (const [path, { source, text }] of Object.entries(messages)) {
      const fault = faultOf(sources.get(path), source, text, language);
      if (fault !== null) faults.push(`${folder} ${path}: ${fault}`);
      else if (text !== "" && before.get(path) !== text) texts = withMessage(texts, path.split("."), text);
    }
    if (texts !== own) changed.push([`${folder}/${language}.json`, `${JSON.stringify(texts, null, 2)}\n`]);
  }
  return faults.length > 0 ? failed(faults) : done(Object.fromEntries(changed));
}

function faultOf(current: string | undefined, source: string, text: string, file: WordFile): string | null {
  if (current === undefined) return "there is no such message";
  if (current !== source) return "the German text has changed since the export";
  if (text === "") return file === "en-US" ? null : "is empty";
  return faultInMessage(current, text, languageOfFile(file));
}

/** The texts with one message changed; lists stay lists. */
function withMessage(texts: unknown, [step = "", ...rest]: readonly string[], text: string): object {
  const inner: unknown = (texts as Readonly<Record<string, unknown>>)[step];
  const next = rest.length === 0 ? text : withMessage(inner ?? {}, rest, text);
  return Array.isArray(texts) ? texts.with(Number(step), next) : { ...(texts as object), [step]: next };
}
