import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Json, JsonObject } from "../json.ts";
import { exportSpace, type Progress } from "./export-space.ts";
import { asDraft, folderFile, headFile, storiesFolder } from "./folder-lines.ts";
import { jsonText } from "./json-text.ts";
import type { LineKind } from "./line.ts";

export interface ExportFolderOptions {
  /** Kinds that are left out, because they come from elsewhere. */
  readonly without?: readonly LineKind[];
  readonly progress?: (done: Progress) => void;
}

/**
 * Exports a space into a folder and replaces all that was in it (see `folder-lines.ts`).
 *
 * @returns why nothing was written: there is no such space, or the folder holds something other than content
 * @throws Error of the file system; the folder stays as it was
 */
export async function exportFolder(
  db: Db,
  space: number,
  folder: string,
  { without = [], progress = () => {} }: ExportFolderOptions = {},
): Promise<Outcome<null, "no space" | "other files">> {
  const isKnown = existsSync(folder) && readdirSync(folder).length > 0;
  if (isKnown && !existsSync(join(folder, headFile))) return failed("other files");
  const [unfinished, former] = [`${folder}.unfinished`, `${folder}.former`];
  for (const left of [unfinished, former]) rmSync(left, { recursive: true, force: true });
  try {
    const writer = folderWriter(unfinished, new Set<string>(without));
    if (!(await exportSpace(db, space, async (lines) => writer.take(lines), progress))) return failed("no space");
    writer.finish();
    if (existsSync(folder)) renameSync(folder, former);
    renameSync(unfinished, folder);
    rmSync(former, { recursive: true, force: true });
    return done(null);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function folderWriter(root: string, without: ReadonlySet<string>) {
  const lists = new Map<string, Json[]>();
  const pathOf = pathsOfStories();
  const write = (file: string, value: Json) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), jsonText(value));
  };

  function takeLine(line: string): void {
    const { kind, data } = JSON.parse(line);
    if (kind === "end" || without.has(kind)) return;
    if (kind === "space") write(headFile, data);
    else if (kind === "story") write(pathOf(data), withOneContent(data));
    else
      lists
        .set(kind, lists.get(kind) ?? [])
        .get(kind)
        ?.push(data);
  }

  return {
    take: (lines: string) => lines.trimEnd().split("\n").forEach(takeLine),
    finish: () => lists.forEach((list, kind) => void write(`${kind}.json`, list)),
  };
}

/** Content last, below the facts; once, where the draft is published. */
function withOneContent({ draft = null, published = null, ...facts }: JsonObject): JsonObject {
  const isSame = published !== null && JSON.stringify(published) === JSON.stringify(draft);
  return { ...facts, published: isSame ? asDraft : published, draft };
}

/** A path for each story, which comes after its folder; also where upper and lower case are the same. */
function pathsOfStories(): (story: JsonObject) => string {
  const folders = new Map<unknown, string>([[null, storiesFolder]]);
  const taken = new Set<string>();
  return ({ id, slug, parent_id, is_folder }) => {
    const wanted = posix.join(folders.get(parent_id) ?? storiesFolder, String(slug));
    const ending = is_folder ? "" : ".json";
    const path = taken.has(`${wanted}${ending}`.toLowerCase()) ? `${wanted}~${id}` : wanted;
    taken.add(`${path}${ending}`.toLowerCase());
    if (!is_folder) return `${path}.json`;
    folders.set(id, path);
    return posix.join(path, folderFile);
  };
}
