import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type LineKind, lineKinds } from "./line.ts";

/**
 * A space as a folder for version control, with the same things as its file of lines: `space.json` is the header, each story a file of its
 * own in `stories/`, in folders as in the tree, and every other kind one file with a list: `datasource.json`, `release.json` ...
 */
export const headFile = "space.json";
export const storiesFolder = "stories";
/** Facts of a folder of stories; no slug begins with an underscore. */
export const folderFile = "_folder.json";
/** In a story's file, in place of a published content that is the draft. */
export const asDraft = "draft";

/** A thing that a folder does not hold, for example a component made from code. */
export interface AddedLine {
  readonly kind: LineKind;
  readonly data: object;
}

/**
 * Reads a folder as the lines of a file of content. What is no JSON is passed on as it is, so that the import refuses it.
 *
 * @param places gets the file of each line
 * @throws Error of the file system
 */
export function* linesOfFolder(
  folder: string,
  added: readonly AddedLine[] = [],
  places: string[] = [],
): Generator<string> {
  for (const { place, text } of placedLines(folder, added)) {
    places.push(place);
    yield text;
  }
  yield JSON.stringify({ kind: "end", data: { lines: places.length } });
}

interface PlacedLine {
  readonly place: string;
  readonly text: string;
}

function* placedLines(folder: string, added: readonly AddedLine[]): Generator<PlacedLine> {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  yield { place: headFile, text: asLine("space", read(headFile)) };
  for (const line of added) yield { place: line.kind, text: JSON.stringify(line) };
  for (const kind of lineKinds) {
    const files =
      kind === "story" ? storyFiles(folder) : [`${kind}.json`].filter((file) => existsSync(join(folder, file)));
    for (const file of files) {
      const text = read(file);
      const list = kind === "story" ? null : parsed(text);
      if (!Array.isArray(list)) yield { place: file, text: asLine(kind, text) };
      else yield* list.map((data, index) => ({ place: `${file}, ${index + 1}`, text: JSON.stringify({ kind, data }) }));
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asLine(kind: LineKind | "space", text: string): string {
  const data = parsed(text);
  if (typeof data !== "object" || data === null) return text;
  const isSame = "draft" in data && "published" in data && data.published === asDraft;
  return JSON.stringify({ kind, data: isSame ? { ...data, published: data.draft } : data });
}

/** Folders before what is in them; names of files say nothing else. */
function storyFiles(folder: string, inside = storiesFolder): string[] {
  if (!existsSync(join(folder, inside))) return [];
  const first = (name: string) => (name === folderFile ? 0 : 1);
  return readdirSync(join(folder, inside), { withFileTypes: true })
    .toSorted((one, other) => first(one.name) - first(other.name) || (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(inside, entry.name);
      if (entry.isDirectory()) return storyFiles(folder, path);
      return entry.name.endsWith(".json") ? [path] : [];
    });
}
