import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type WordRoom, wordFiles } from "../../core/word-files.ts";

const root = join(import.meta.dirname, "../..");

const readJson = (path: string): unknown =>
  existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), "utf8")) : undefined;

/** All folders with words, by name. */
export function readRooms(): readonly WordRoom[] {
  const sources = globSync("{web,products,services,server}/**/words/**/de.json", { cwd: root });
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
