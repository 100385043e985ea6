import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeRanges } from "../design/text/coverage.ts";
import { type FontCut, fontCuts } from "../design/text/font-families.ts";
import { openFont } from "../design/text/harfbuzz-fonts.ts";
import { unpackWoff } from "../design/text/unpack-woff.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Subsets of the packages in the order in which they are asked for a letter. */
const subsets = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

interface LinkFile {
  readonly subset: string | null;
  /** From the root of the project. */
  readonly path: string;
}

export interface FontLinks {
  /** The generated module. */
  readonly source: string;
  /** Files whose bytes are others than before. */
  readonly problems: readonly string[];
}

/** @param before the module as it is; files it names must not have changed */
export async function makeFontLinks(before: string): Promise<FontLinks> {
  const known = hashesIn(before);
  const coverages: string[] = [];
  const problems: string[] = [];
  const fonts: string[] = [];
  for (const cut of fontCuts) {
    const links: string[] = [];
    for (const { subset, path } of filesOf(cut)) {
      const bytes = await unpackWoff(new Uint8Array(readFileSync(join(root, path))));
      const hash = createHash("sha256").update(bytes).digest("hex");
      const was = known.get(`${cut.key}/${path}`);
      if (was && was !== hash) problems.push(`${path} is another file than before: the font needs a new key`);
      const coverage = writeRanges(openFont(cut.key, bytes, hash).codePoints());
      if (!coverages.includes(coverage)) coverages.push(coverage);
      const url = `new URL("../../${path}", import.meta.url)`;
      links.push(
        `    { subset: ${JSON.stringify(subset)}, url: ${url}, hash: "${hash}", coverage: ${coverages.indexOf(coverage)} },`,
      );
    }
    if (links.length === 0) problems.push(`${cut.key} has no files`);
    fonts.push(`  "${cut.key}": [\n${links.join("\n")}\n  ],`);
  }
  return { source: moduleOf(fonts, coverages), problems };
}

function filesOf({ files, weight, style }: FontCut): readonly LinkFile[] {
  if ("own" in files) return [{ subset: null, path: `design/fonts/${files.own}` }];
  const folder = `node_modules/@fontsource/${files.package}/files`;
  return (files.subsets ?? subsets)
    .map((subset) => ({ subset, path: `${folder}/${files.package}-${subset}-${weight}-${style}.woff` }))
    .filter(({ path }) => existsSync(join(root, path)));
}

/** Hashes of the generated module by font and file. */
export function hashesIn(source: string): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  let key = "";
  for (const line of source.split("\n")) {
    key = /^ {2}"(.+)": \[$/.exec(line)?.[1] ?? key;
    const [, path, hash] = /new URL\("\.\.\/\.\.\/(.+?)".*hash: "(\w+)"/.exec(line) ?? [];
    if (path && hash) hashes.set(`${key}/${path}`, hash);
  }
  return hashes;
}

const moduleOf = (
  fonts: readonly string[],
  coverages: readonly string[],
) => `/** Made by scripts/generate-font-links.ts. */
export interface LinkFile {
  readonly subset: string | null;
  readonly url: URL;
  readonly hash: string;
  /** Index in \`coverages\`. */
  readonly coverage: number;
}

export const coverages: readonly string[] = [
${coverages.map((coverage) => `  "${coverage}",`).join("\n")}
];

export const linkFiles: Readonly<Record<string, readonly LinkFile[]>> = {
${fonts.join("\n")}
};
`;
