import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rules } from "../print/preflight/rules.ts";
import { preflightWordsOf } from "../web/office/orders/preflight-words.ts";

/** Findings as the rules' sources write them: `fails("too-low", ...)` in the file of the rule `resolution`. */
function writtenFindings(): readonly string[] {
  const files = globSync(join(import.meta.dirname, "../print/preflight/rules/*.ts"));
  return files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const key = /key: "([^"]+)"/.exec(source)?.[1];
    return [...source.matchAll(/\b(?:fails|warns|skips)\(\s*"([^"]+)"/g)].map(([, what]) => `${key}.${what}`);
  });
}

// The office may not import the room that finds; here both are in sight.
describe("the office's words for preflight", () => {
  const words = preflightWordsOf("de-DE");

  test("name every rule", () => {
    expect(rules.map(({ key }) => key).filter((key) => !(key in words.rules))).toEqual([]);
  });

  test("have a sentence for every finding", () => {
    const written = writtenFindings();
    const said = Object.entries(words.findings).flatMap(([rule, of]) =>
      Object.keys(of).map((what) => `${rule}.${what}`),
    );
    expect(written.length).toBeGreaterThan(60);
    expect(written.filter((finding) => !said.includes(finding))).toEqual([]);
  });
});
