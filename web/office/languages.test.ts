import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;
const german = globSync(["**/*.de.ts", "**/words/**/de.json"], { cwd: root });

const inLanguage = (file: string, language: string) => file.replace(/\bde(?=\.(?:ts|json)$)/, language);
const others = ["en", "es", "fr", "it", "nl"] as const;

/** Said alike in two languages. */
const alike = new Set(["Un momento (UTC)", "gratis per account", "Alle anderen: {treatment}"]);

/** Three words or more; names of a message's values are none. */
const isSentence = (text: string) => / .*\p{L}.* /u.test(text.replaceAll(/\{\w+\}/g, ""));

/** Texts of a file that say a sentence, by where they stand. */
async function sentencesOf(file: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const look = (value: unknown, path: string) => {
    if (typeof value === "string" && isSentence(value)) found.set(path, value);
    else if (typeof value === "object" && value !== null)
      for (const [key, one] of Object.entries(value)) look(one, `${path}.${key}`);
  };
  const texts: readonly unknown[] = file.endsWith(".json")
    ? [JSON.parse(await readFile(join(root, file), "utf8"))]
    : Object.values((await import(join(root, file))) as object);
  for (const value of texts) look(value, file.replace(/\w\w\.(?:ts|json)$/, ""));
  return found;
}

test("no sentence of the office is left in another language", async () => {
  expect(german.length).toBeGreaterThan(20);
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
