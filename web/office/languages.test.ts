import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;
const german = globSync(["**/*.de.ts", "**/words/**/de.json"], { cwd: root });

const inLanguage = (file: string, language: string) => file.replace(/\bde(?=\.(?:ts|json)$)/, language);
const others = ["en", "es", "fr", "it", "nl"] as const;

/** Said alike in two languages. */
const alike = new Set(["Un momento (UTC)", "gratis per account"]);

/** Texts of a file that say a sentence, by where they stand. */
async function sentencesOf(file: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const look = (value: unknown, path: string) => {
    if (typeof value === "string" && / .* /.test(value)) found.set(path, value);
    else if (typeof value === "object" && value !== null)
      for (const [key, one] of Object.entries(value)) look(one, `${path}.${key}`);
  };
  for (const value of Object.values((await import(join(root, file))) as object))
    look(value, file.replace(/\w\w\.(?:ts|json)$/, ""));
  return found;
}

test("the office has its words in 25 files, and no sentence is left in another language", async () => {
  expect(german.length).toBe(25);
  const left: string[] = [];
  for (const file of german) {
    const said = new Map<string, string>();
    for (const language of ["de", ...others])
      for (const [path, sentence] of await sentencesOf(inLanguage(file, language))) {
        const before = said.get(`${path} ${sentence}`);
        if (before && !alike.has(sentence)) left.push(`${path} in ${language} is what it is in ${before}: ${sentence}`);
        said.set(`${path} ${sentence}`, language);
      }
  }
  expect(left).toEqual([]);
});
