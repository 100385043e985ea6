import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { rules } from "./rules.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { preflightWords } from "./words.ts";

describe("words", () => {
  test("are the same in both languages, with the same places to fill", () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    const places = (text: string | undefined) => [...(text ?? "").matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [key, text] of Object.entries(en)) expect([key, places(de[key])]).toEqual([key, places(text)]);
  });

  test("exist for every rule that passes", () => {
    for (const { key } of rules) expect(en).toHaveProperty([`${key}.pass`]);
  });

  test("exist for every finding a rule names in its code", () => {
    const folder = new URL("./rules/", import.meta.url);
    for (const file of readdirSync(folder)) {
      const source = readFileSync(new URL(file, folder), "utf8");
      const rule = /key: "([a-z-]+)"/.exec(source)?.[1];
      const named = [...source.matchAll(/\b(?:fails|warns|skips|fault|judge)\("([a-z-]+)"/g)].map(
        ([, what]) => `${rule}.${what}`,
      );
      for (const key of named) expect(en).toHaveProperty([key]);
    }
  });

  test("speak with numbers and names in their places", () => {
    const text = translator(preflightWords, "de-CH", (key) => expect.fail(key));
    expect(text({ key: "preflight.resolution.low", params: { ppi: 55, least: 60 } })).toBe(
      "55 dpi; unter 60 wirkt es weich.",
    );
  });
});
