import { expect, test } from "vitest";
import { languages } from "../../../core/locale.ts";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import { faultsOf } from "../../../core/voice.fixture.ts";
import { importWords } from "../transfer/import-words.ts";
import { detailWords } from "./detail-words.ts";
import { contentOf } from "./new-content.ts";
import { templateWords } from "./page-template-words.ts";
import { pageTemplates } from "./page-templates.ts";
import { contentProblemTitle } from "./problem-words.ts";

test("operators read about content in the shop's voice, with the same facts in each language", () => {
  expect(faultsOf(detailWords)).toEqual([]);
  expect(faultsOf(templateWords)).toEqual([]);
});

test("an import names the same facts in each language", () => {
  const facts = languages.map((language) => {
    const words = importWords(localeOfLanguage(language));
    return words.otherCount({ count: 12 }) + words.noSpace({ space: 7 });
  });
  expect(facts.filter((text) => !(text.includes("12") && text.includes("7")))).toEqual([]);
  expect(new Set(facts).size).toBe(languages.length);
});

test.each(languages)(
  "no template leaves a placeholder in a page in %s, and a page's name stays as it was written",
  (language) => {
    for (const template of pageTemplates) {
      const content = contentOf(template, "{special}", language);
      expect(content.title).toBe("{special}");
      const texts = JSON.stringify(content).replaceAll('"{special}"', "");
      expect(texts).not.toMatch(/"\{[a-z-]+\}"/);
    }
  },
);

test("a French operator learns what is in her way, spaced as French is", () => {
  expect(contentProblemTitle("folder-not-empty", "fr-FR")).toBe("Il y a encore quelque chose dans ce dossier");
  expect(contentProblemTitle("asset-not-found", "de-CH")).toBe("Dieses Bild gibt es nicht mehr");
  expect(templateWords("fr-FR").texts["how-long"]).toContain("\u202f?");
});
