import { describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { demoVocabulary } from "./vocabulary.ts";

const german = Object.keys(demoVocabulary["de-DE"] ?? {}).sort();

describe("the vocabulary", () => {
  test.each(["es-ES", "fr-FR", "it-IT", "nl-NL"] as const)("%s says everything that German says", (locale) => {
    expect(Object.keys(demoVocabulary[locale] ?? {}).sort()).toEqual(german);
  });

  test("has two words more in English, and en-US only what it says differently", () => {
    const british = demoVocabulary["en-GB"] ?? {};
    const more = Object.keys(british).filter((key) => !german.includes(key));
    expect(more.sort()).toEqual(["fmt.panoramic-ultra-wide", "fmt.panoramic-wide"]);
    for (const [key, text] of Object.entries(demoVocabulary["en-US"] ?? {})) {
      expect(text, key).not.toBe(british[key]);
      expect(british, key).toHaveProperty([key]);
    }
  });

  test("keeps the places of a text in every language", () => {
    const places = (text: string | undefined) => [...(text ?? "").matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    for (const [locale, texts] of Object.entries(demoVocabulary)) {
      for (const [key, text] of Object.entries(texts)) {
        const reference = demoVocabulary["de-DE"]?.[key] ?? demoVocabulary["en-GB"]?.[key];
        expect(places(text), `${locale} ${key}`).toEqual(places(reference));
      }
    }
  });

  test("speaks American where the specification asks for it", () => {
    const text = translator(demoVocabulary, "en-US", (key) => expect.fail(key));
    const keys = [
      "mat.aludibond",
      "mat.forexplatte",
      "pp.white",
      "opt.stretcher.38",
      "opt.edge.coloured",
      "cta.design",
    ];
    expect(keys.map(text)).toEqual([
      "Metal print",
      "Foam board",
      "White mat",
      "1.5 inch",
      "Colored edge",
      "PERSONALIZE",
    ]);
    expect(text("opt.stretcher")).toBe("Stretcher frame");
  });

  test("puts narrow no-break spaces before French double signs", () => {
    for (const text of Object.values(demoVocabulary["fr-FR"] ?? {})) expect(text).not.toMatch(/[^\u202f][?!:;]/);
  });
});
