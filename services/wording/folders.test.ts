import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { shippedWords } from "./shipped.ts";

test("words are read under the name of the folder that they come from, so that what operators reword is found", () => {
  const root = join(import.meta.dirname, "../..");
  const calls = globSync("{services,products,platform,server,web}/**/*.ts", { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const named = /(?:wordsOfLocales|wordsOfFolder|problemWords|createPanelWords)<[^(]*>\(\s*"([^"]+)"/.exec(
      source,
    )?.[1];
    const read = /(?:from |import\()"\.\/(words(?:\/[\w-]+)*)\/de\.json"/.exec(source)?.[1];
    return named === undefined || read === undefined ? [] : [{ named, read: `${dirname(file)}/${read}` }];
  });
  expect(calls.length).toBeGreaterThan(30);
  for (const { named, read } of calls) expect(named).toBe(read);
  const offered = [...shippedWords().rooms.keys()].filter((folder) => !folder.startsWith("web/words/"));
  expect(offered.filter((folder) => !calls.some(({ named }) => named === folder))).toEqual([]);
});
