import { readdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../web/content/blocks");
const head = "/** Written by scripts/generate-blocks.ts from the folders beside it; do not edit. */";

/** Sources of the two lists of all content blocks by their files: what is read of each, and, for bundlers alone, what draws it. */
export function blockLists(): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted();
  const list = (lines: (name: string) => string) => names.map(lines).join("\n");
  return {
    [join(folder, "blocks.generated.ts")]: `${head}
${list((name) => `import { block as ${localName(name)} } from "./${name}/block.ts";`)}

export const blocks = [
${list((name) => `  ${localName(name)},`)}
] as const;
`,
    [join(folder, "views.generated.ts")]: `${head}
${list((name) => `import { View as ${localName(name)} } from "./${name}/view.tsx";`)}

export const views = {
${list((name) => `  "${name}": ${localName(name)},`)}
};
`,
  };
}

const localName = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
