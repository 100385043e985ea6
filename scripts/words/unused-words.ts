import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messagesByPath, type WordRoom } from "../../core/word-files.ts";

const root = join(import.meta.dirname, "../..");

/** Names that code mentions, ends of names that it computes, and records from which it takes a member that it computes. */
export interface Mentions {
  readonly names: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
  readonly records: ReadonlySet<string>;
}

/** Reads what the code of all folders that say words mentions; generated types and tests do not count. */
export function readMentions(): Mentions {
  const files = globSync("{web,products,services,server,core,ui}/**/*.{ts,tsx}", { cwd: root });
  const sources = files
    .filter((file) => !/\.(?:test|generated|fixture)\.tsx?$|node_modules/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));
  return mentionsOf(sources);
}

export function mentionsOf(sources: readonly string[]): Mentions {
  const [names, ends, records] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const source of sources) {
    for (const [name] of source.matchAll(/[\p{L}\p{N}_$-]+/gu)) names.add(name);
    for (const [, name = ""] of source.matchAll(/(\w+)\)?(?:\?\.)?\[(?!")/g)) records.add(name);
    for (const [, end = ""] of source.matchAll(/\}(\w+)`\]/g)) ends.add(end);
    for (const [, name = ""] of source.matchAll(/Object\.\w+\((?:\w+\.)*(\w+)/g)) records.add(name);
  }
  return { names, ends, records };
}

/** Messages that no code mentions by their name, and whose record no code reads by a computed one. */
export const unusedMessages = ({ folder, texts }: WordRoom, { names, ends, records }: Mentions): readonly string[] =>
  [...messagesByPath(texts.de).keys()]
    .filter((path) => {
      const steps = path.split(".").filter((step) => !/^\d+$/.test(step));
      const name = steps.at(-1) ?? "";
      const isComputed =
        [...ends].some((end) => name.endsWith(end)) || steps.slice(0, -1).some((step) => records.has(step));
      return !names.has(name) && !isComputed;
    })
    .map((path) => `${folder}/de.json ${path}: no code uses it`);
