import { expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { frameAccessories, frameParts } from "./frame-parts.fixture.ts";
import { frameVariants } from "./frame-variant.ts";

const german = translator(demoVocabulary, "de-DE", (key) => expect.fail(key));
const american = translator(demoVocabulary, "en-US", (key) => expect.fail(key));

test("the parts of frames have words, those of the second stock the same (chrome specification, section 3)", () => {
  const names = Object.keys(frameParts);
  const plain = names.filter((name) => !name.endsWith(" RST"));
  expect(plain).toEqual([
    "frame-back",
    "frame-glass",
    "frame-mat",
    "Rahmen Artbox",
    "Rahmen Glaeser",
    "Rahmen Leisten",
    "Rahmen PPT",
    "Rahmen Rueck",
    "Rahmen Schattenfuge Leinwand",
    "Rahmen Schattenfuge Platte",
    "Rahmen gekauft",
  ]);
  for (const name of names.filter((one) => one.endsWith(" RST"))) {
    const first = name.slice(0, -" RST".length) as keyof typeof frameParts;
    expect(frameParts[name as keyof typeof frameParts], name).toBe(frameParts[first]);
  }
  expect(names.length).toBe(plain.length + 7);
  expect(german(frameParts["Rahmen gekauft"])).toBe("Fertigrahmen");
  expect(american(frameParts["Rahmen Leisten"])).toBe("Frame moldings");
});

test("what goes into a frame has words; the empty template is no frame (chrome specification, section 3)", () => {
  expect(Object.values(frameAccessories).map((key) => german(key))).toEqual([
    "Museumsglas",
    "Museums-Acrylglas",
    "Passepartout creme",
    "Passepartout schwarz",
    "Weißes Passepartout",
    "Ohne Passepartout",
    "Rückwand, Standard",
    "Ohne Rahmen",
  ]);
});

test("every produced frame has a long and a shorter label (chrome specification, section 3)", () => {
  const variants = frameVariants(demoRelease);
  expect(variants.length).toBeGreaterThan(60);
  for (const text of [german, american]) {
    for (const { label, shortLabel } of variants) {
      expect(text(shortLabel).length, text(label)).toBeLessThan(text(label).length);
    }
  }
  const named = (key: string) => variants.find((one) => one.key === key)?.shortLabel ?? expect.fail(key);
  expect(german(named("alurahmen-round-matt-silver"))).toBe("Alu rund Silber matt");
  expect(american(named("holzrahmen-slim-white"))).toBe("Wood slim White");
});

test("aluminium frames come angular and round, in the seven finishes (chrome specification, section 3)", () => {
  const finishes = (family: string) =>
    frameVariants(demoRelease)
      .filter((one) => one.family === family)
      .map(({ finish }) => finish)
      .sort();
  const seven = ["black", "copper", "gold", "matt-black", "matt-silver", "silver", "white"];
  expect(finishes("alurahmen-angular")).toEqual(seven);
  expect(finishes("alurahmen-round")).toEqual(seven);
  expect(finishes("fotorahmen")).toEqual(["aluminium", "baroque", "plastic", "vintage", "wood"]);
});
