import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const files = globSync(["web/{shop,designer,app,browser,frame}/**/*.tsx", "{ui,products}/**/*.tsx"], {
  cwd: root,
}).filter((file) => !/\.(test|fixture)\.tsx$/.test(file));
/** Words of a language, as code joins them to what follows: `{t.tip}: {reason}`, `${words.remove}: `. */
const joined =
  /(?<!\$)\{[\w.]+\}[:;?!](?=\s|<)|\$\{(?:t|words|messages)\.[\w.]+\}[:;?!] |> ?[:;?!] ?\{|text\("[^"]+"\)\}:/g;

test("screens join words by `labelled`, which knows the space before a French colon", () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(joined)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
