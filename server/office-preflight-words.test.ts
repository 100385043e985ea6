import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rules } from "../print/preflight/rules.ts";
import { preflightDe } from "../web/office/orders/preflight-words.de.ts";
import { preflightEn } from "../web/office/orders/preflight-words.en.ts";

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
describe.each([
  ["German", preflightDe],
  ["English", preflightEn],
])("the office's %s words for preflight", (_, words) => {
  test("name every rule", () => {
    expect(rules.map(({ key }) => key).filter((key) => !(key in words.rules))).toEqual([]);
  });

  test("have a sentence for every finding", () => {
    const written = writtenFindings();
    expect(written.length).toBeGreaterThan(60);
    expect(written.filter((finding) => !(finding in words.findings))).toEqual([]);
  });
});

test("both languages say the same things", () => {
  expect(Object.keys(preflightEn.findings)).toEqual(Object.keys(preflightDe.findings));
  expect(Object.keys(preflightEn.rules)).toEqual(Object.keys(preflightDe.rules));
});
