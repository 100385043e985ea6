import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Language, languages } from "../../core/locale.ts";

const root = join(import.meta.dirname, "../..");

/** Files of words in a folder: one a language, and what is American. */
export const wordFiles = [...languages, "en-US"] as const;
export type WordFile = (typeof wordFiles)[number];
export const languageOfFile = (file: WordFile): Language => file.slice(0, 2) as Language;

/** A folder with words: `web/words/cart`. */
export interface WordRoom {
  readonly folder: string;
  readonly texts: Readonly<Partial<Record<WordFile, unknown>>>;
  /** What translators must know of a message, by its path. */
  readonly notes: Readonly<Record<string, string>>;
}

const readJson = (path: string): unknown =>
  existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), "utf8")) : undefined;

/** All folders with words, by name. */
export function readRooms(): readonly WordRoom[] {
  const sources = globSync("{web,products,services}/**/words/**/de.json", { cwd: root });
  return sources
    .map((file) => dirname(file).replaceAll("\\", "/"))
    .toSorted()
    .map((folder) => ({
      folder,
      texts: Object.fromEntries(
        wordFiles.flatMap((file) => {
          const texts = readJson(`${folder}/${file}.json`);
          return texts === undefined ? [] : [[file, texts]];
        }),
      ),
      notes: (readJson(`${folder}/notes.json`) ?? {}) as WordRoom["notes"],
    }));
}

/** Messages of a file of words by their path: `problem.line-not-found`. */
export function messagesByPath(texts: unknown, path = ""): ReadonlyMap<string, string> {
  if (typeof texts === "string") return new Map([[path, texts]]);
  if (typeof texts !== "object" || texts === null) return new Map();
  return new Map(
    Object.entries(texts).flatMap(([key, inner]) => [...messagesByPath(inner, path === "" ? key : `${path}.${key}`)]),
  );
}
