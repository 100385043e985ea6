import { expect, test } from "vitest";
import { labelled } from "./label-text.ts";

test("a label stands before what it names by the spacing of the language", () => {
  expect(labelled("Zurück", "Karten", "de-DE")).toBe("Zurück: Karten");
  expect(labelled("Back", "Cards", "en-US")).toBe("Back: Cards");
  for (const locale of ["fr-FR", "fr-BE", "fr-CH", "fr-LU"] as const)
    expect(labelled("Retour", "Cartes", locale)).toBe("Retour\u202f: Cartes");
});
