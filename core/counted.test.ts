import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { counted, countedAs, pluralForms } from "./counted.ts";
import { languages } from "./locale.ts";

test.each(languages)("%s has the forms that its plural rules know", (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  expect([...pluralForms[language]].toSorted()).toEqual(pluralCategories.toSorted());
});

test("a text agrees with its number by the rules of its language", () => {
  const german = counted("de", { one: "# Foto", other: "# Fotos" });
  expect([0, 1, 2].map((count) => german(count))).toEqual(["0 Fotos", "1 Foto", "2 Fotos"]);
  const forms = { one: "# photo", many: "# de photos", other: "# photos" };
  const french = counted("fr", forms);
  expect([0, 1, 2].map((count) => french(count))).toEqual(["0 photo", "1 photo", "2 photos"]);
  expect(countedAs("fr", forms)(2_000_000, "2 millions")).toBe("2 millions de photos");
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
