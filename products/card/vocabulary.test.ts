import { describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { locales } from "../../core/locale.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import {
  cardCategories,
  categoryLabel,
  guestbookCategories,
  isCardCategory,
  isGuestbookCategory,
} from "./categories.ts";
import {
  cardFilterLabels,
  cardFilterTypes,
  occasionLabels,
  occasions,
  readRefinement,
  refinementLabels,
  refinementTypes,
  sortLabels,
  specialFilterLabels,
  specialFilterValues,
} from "./vocabulary.ts";

describe("categories (specification section 3, card designer)", () => {
  test("are numbered 1 to 25 without 22", () => {
    expect(cardCategories).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25,
    ]);
    expect([0, 1, 22, 25, 26].map(isCardCategory)).toEqual([false, true, false, true, false]);
  });

  test("of guestbooks are 16, 18, 17, 20, 23, 19, 25, 21; the card channel adds 24 and 25, the poster channel none", () => {
    expect(guestbookCategories("poster")).toEqual([16, 18, 17, 20, 23, 19, 25, 21]);
    expect(guestbookCategories("card")).toEqual([16, 18, 17, 20, 23, 19, 25, 21, 24]);
    expect([15, 16, 22, 24, 25].map(isGuestbookCategory)).toEqual([false, true, false, true, true]);
  });

  test("are named in every language", () => {
    const german = translator(demoVocabulary, "de-DE", (key) => expect.fail(key));
    expect([1, 10, 11, 16, 17, 25].map((id) => (isCardCategory(id) ? german(categoryLabel(id)) : null))).toEqual([
      "Lieblingsmensch",
      "Hochzeitszeitung",
      "Allgemein",
      "Gästebuch",
      "Gästebuch Hochzeit",
      "Kondolenzbuch",
    ]);
    for (const locale of locales) {
      const text = translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));
      const labels = [
        ...cardCategories.map(categoryLabel),
        ...Object.values(occasionLabels),
        ...Object.values(refinementLabels),
      ];
      for (const label of labels) expect(text(label)).not.toBe("");
    }
  });
});

describe("words of the card designer (specification section 3)", () => {
  test("are thirteen occasions, seven filter types and two values that filter nothing", () => {
    expect(occasions).toEqual(
      (
        "school-enrolment firmation birth birthday wedding childrens-birthday communion confirmation easter " +
        "christening mourning christmas-business christmas-private"
      ).split(" "),
    );
    expect(cardFilterTypes).toEqual(["aspectRatio", "category", "color", "label", "product", "punching", "style"]);
    expect(specialFilterValues).toEqual(["alle", "alleVorlagen"]);
    const german = translator(demoVocabulary, "de-DE", (key) => expect.fail(key));
    expect(Object.values(cardFilterLabels).map((key) => german(key))).toEqual([
      "Seitenverhältnis",
      "Kategorie",
      "Farbe",
      "Auszeichnung",
      "Produkt",
      "Kartenform",
      "Stil",
    ]);
    expect(Object.values(specialFilterLabels).map((key) => german(key))).toEqual(["Alle", "Alle Vorlagen"]);
  });

  test("are the two orders of lists, popularity and created (specification section 3, content and presentation)", () => {
    const british = translator(demoVocabulary, "en-GB", (key) => expect.fail(key));
    expect(Object.entries(sortLabels).map(([order, key]) => `${order}: ${british(key)}`)).toEqual([
      "popularity: Most popular",
      "created: Newest first",
    ]);
  });

  test("are the refinements gold, silber, rosegold, relief and ohne; empty is none, too", () => {
    expect([...refinementTypes].sort()).toEqual(["gold", "ohne", "relief", "rosegold", "silber"]);
    expect([null, "", "ohne", "none", "gold", "silver"].map(readRefinement)).toEqual([
      "ohne",
      "ohne",
      "ohne",
      "ohne",
      "gold",
      null,
    ]);
  });
});
