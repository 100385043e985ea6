import type { Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { ImportReport } from "./apply-lines.ts";
import { type AddedLine, linesOfFolder } from "./folder-lines.ts";
import { type ImportOptions, importSpace } from "./import-space.ts";
import { type ImportWords, importWords } from "./import-words.ts";

export interface ImportFolderOptions extends ImportOptions {
  readonly added?: readonly AddedLine[];
}

/**
 * Imports a folder as `importSpace` imports a file.
 *
 * @returns one sentence for each problem, with its file
 * @throws Error of the file system
 */
export function importFolder(
  db: Db,
  space: number,
  folder: string,
  { added = [], ...options }: ImportFolderOptions = {},
): Promise<Outcome<ImportReport, readonly string[]>> {
  const places: string[] = [];
  const words = options.words ?? importWords("en-GB");
  async function* lines() {
    yield* linesOfFolder(folder, added, places);
  }
  const line: ImportWords["line"] = (at) => places[Number(at.line) - 1] ?? words.line(at);
  return importSpace(db, space, lines(), { ...options, words: { ...words, line } });
}
