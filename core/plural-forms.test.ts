import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "./locale.ts";
import { pluralForms } from "./plural-forms.ts";

test.each(languages)("%s has the forms that its plural rules know", (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  expect([...pluralForms[language]].toSorted()).toEqual(pluralCategories.toSorted());
});

const root = join(import.meta.dirname, "..");
const wordFiles = ["core", "products", "services", "web"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter(
      (file) => /(?:words|messages|texts)[^/]*\.ts$/.test(file) && !/\.test\.|content\/transfer\/|^office\//.test(file),
    )
    .map((file) => join(folder, file)),
);

test("no text that visitors read decides for itself what is one and what is many", () => {
  expect(wordFiles.length).toBeGreaterThan(60);
  const own = wordFiles.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) => (/\w (?:[!=]== 1|< 2|<= 1) \?/.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(own).toEqual([]);
});
