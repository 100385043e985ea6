import { createHash } from "node:crypto";
import compile from "icu-minify/compile";
import { type ChangedFile, type ChangedWords, changedWords } from "../../core/changed-words.ts";
import { compileWords, sourceOfLocale, type WordSources } from "../../core/compile-words.ts";
import { defaultLocale, type Locale, locales } from "../../core/locale.ts";
import { replacementFault } from "../../core/message-fault.ts";
import { fileOfLocale, languageOfFile, type WordFile, type WordRoom, wordFiles } from "../../core/word-files.ts";
import { wordingPaths } from "./contract.ts";
import { idOf, type Shipped, type ShippedMessage } from "./shipped.ts";

/** A message of one file, said otherwise. */
export interface Reworded {
  readonly folder: string;
  readonly key: string;
  readonly file: WordFile;
  readonly message: string;
}

/** Why a message cannot replace the shipped one, which it has to fit after an update, too; null: it can. */
export const faultOf = ({ texts, known }: ShippedMessage, { message, file }: Pick<Reworded, "message" | "file">) =>
  replacementFault(texts.get("de") ?? "", known, message, languageOfFile(file));

/** The files that differ from what the shop ships, compiled. */
export function changedFiles({ rooms, messages }: Shipped, rows: readonly Reworded[]): ChangedWords {
  const fitting = rows.flatMap((row) => {
    const shipped = messages.get(idOf(row.folder, row.key));
    return shipped && faultOf(shipped, row) === null ? [{ ...row, compiled: compiled(row.message, shipped) }] : [];
  });
  const changed = [...rooms.values()].filter(({ folder }) => fitting.some((row) => row.folder === folder));
  return Object.fromEntries(
    changed.map((room) => {
      const { folder } = room;
      const rewordings = fitting.filter((row) => row.folder === folder);
      const byFile = new Map(
        wordFiles.map((file) => {
          const own = rewordings.filter((row) => row.file === file || isInherited(row, file));
          return [file, own.length === 0 ? null : fileWith(room, file, own)] as const;
        }),
      );
      const ofLocales = locales.flatMap((locale) => {
        const file = byFile.get(fileOfLocale(locale));
        return file ? [[locale, file] as const] : [];
      });
      return [folder, Object.fromEntries(ofLocales)];
    }),
  );

  /** The United States read British messages that have no American ones. */
  function isInherited({ folder, key, file }: Reworded, by: WordFile): boolean {
    const american = messages.get(idOf(folder, key))?.texts.has("en-US") === true;
    return by === "en-US" && file === "en" && !american;
  }
}

/** Code calls a message that has values in any language, so one that says none stays a tree. */
function compiled(message: string, { known }: ShippedMessage): unknown {
  const tree = compile(message);
  return typeof tree === "string" && known.size === 0 ? tree : { "": tree };
}

function fileWith(
  room: WordRoom,
  file: WordFile,
  rows: readonly (Reworded & { readonly compiled: unknown })[],
): ChangedFile {
  const messages: Record<string, unknown> = {};
  for (const { key, compiled } of rows) {
    const steps = key.split(".");
    let place = messages;
    for (const step of steps.slice(0, -1)) {
      place[step] ??= {};
      place = place[step] as Record<string, unknown>;
    }
    place[steps.at(-1) ?? ""] = compiled;
  }
  // Of the whole text: another release of the shop may ship another file.
  const version = versionOf(moduleText(room, file, messages));
  return { messages, address: wordingPaths.file(version, file, room.folder) };
}

const versionOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 12);

const localeOfFile = (file: WordFile): Locale => locales.find((one) => fileOfLocale(one) === file) ?? defaultLocale;

function moduleText({ texts }: WordRoom, file: WordFile, messages: unknown): string {
  const shipped = compileWords(sourceOfLocale(texts as WordSources, localeOfFile(file)));
  return `export default ${JSON.stringify(changedWords(shipped, messages))};\n`;
}

/** A whole file with its changes, as a browser loads it, and the version that its address names; null: no such file. */
export function wordModule({ rooms }: Shipped, changed: ChangedWords, folder: string, file: WordFile) {
  const room = rooms.get(folder);
  if (!room) return null;
  const text = moduleText(room, file, changed[folder]?.[localeOfFile(file)]?.messages);
  return { text, version: versionOf(text) };
}
