import { z } from "zod";
import type { PartFiles } from "../web/browser/part.tsx";

/** The members used of the build's manifest (`build/client/.vite/manifest.json`), by source file. */
const buildList = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

/**
 * Files of modules from the build's manifest.
 *
 * @returns files of a source and of all its imports, each once
 * @throws where the manifest has no such source, because a misspelled name would silently load late on every page
 */
export function partFiles(list: unknown): (source: string) => PartFiles {
  const sources = buildList.parse(list);
  const known = new Map<string, PartFiles>();

  function gather(source: string): PartFiles {
    const [scripts, styles, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
    const visit = (name: string) => {
      const one = sources[name];
      if (one === undefined) throw new Error(`the build has no part ${name}`);
      if (seen.has(name)) return;
      seen.add(name);
      one.imports.forEach(visit);
      for (const style of one.css) styles.add(`/${style}`);
      if (one.file.endsWith(".js")) scripts.add(`/${one.file}`);
    };
    visit(source);
    return { scripts: [...scripts], styles: [...styles] };
  }

  return (source) => {
    const files = known.get(source) ?? gather(source);
    known.set(source, files);
    return files;
  };
}

/**
 * Scripts, styles and programs of these sources with all that they may load later, for use without a network.
 *
 * @param sources beginnings of the names of sources
 */
export function shellFiles(list: unknown, sources: readonly string[]): readonly string[] {
  const build = buildList.parse(list);
  const [files, seen] = [new Set<string>(), new Set<string>()];
  const visit = (name: string) => {
    const one = build[name];
    if (one === undefined || seen.has(name)) return;
    seen.add(name);
    for (const file of [one.file, ...one.css, ...one.assets])
      if (/\.(?:js|css|wasm)$/.test(file)) files.add(`/${file}`);
    for (const next of [...one.imports, ...one.dynamicImports]) visit(next);
  };
  for (const name of Object.keys(build)) if (sources.some((source) => name.startsWith(source))) visit(name);
  return [...files];
}
