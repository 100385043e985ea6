import { demoSources } from "./vocabulary.ts";

/** The source of `core/label-key.generated.ts`: every key of the vocabulary as a type, for code that names keys. */
export function labelKeySource(): string {
  const keys = new Set(Object.values(demoSources).flatMap((texts) => Object.keys(texts)));
  const union = [...keys].sort().map((key) => `  | ${JSON.stringify(key)}`);
  return [
    "/** Written by scripts/generate-label-keys.ts from demo/labels; do not edit. */",
    "export type LabelKey =",
    `${union.join("\n")};\n`,
  ].join("\n");
}
