import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const css = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");
const cuts = [...css.matchAll(/src: url\("\.\.\/fonts\/[^}]+unicode-range:\s*([^;]+);/g)].map(
  ([, range = ""]) => range,
);

/** Code points of a `unicode-range`. */
function signsOf(range: string): ReadonlySet<number> {
  const runs = range.split(",").map((run) => run.trim().slice(2).split("-"));
  return new Set(
    runs.flatMap(([from = "", to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    }),
  );
}

/** Escapes as the signs they mean. */
const unescaped = (text: string): string =>
  text.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** What a source says to a person: without comments. */
const said = (file: string): string =>
  unescaped(readFileSync(join(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, ""));

test("every heading and interface face is cut alike", () => {
  expect(cuts).toHaveLength(4);
  expect(new Set(cuts).size).toBe(1);
});

test("each says of itself the signs that its file was made with", () => {
  const letters = /LETTERS = \(\s*"(.+)"\s*\)/.exec(readFileSync(join(root, "ui/fonts/subset.py"), "utf8"))?.[1] ?? "";
  const printed = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);
  const cut = [...unescaped(letters)].map((sign) => sign.codePointAt(0) ?? 0);
  expect([...signsOf(cuts[0] ?? "")]).toEqual([...new Set([...printed, ...cut])].sort((a, b) => a - b));
});

test("no text of the shop needs more than the cut faces of the first view", () => {
  const signs = signsOf(cuts[0] ?? "");
  const sources = [
    "web/{shop,frame,content}/**/*.{de,en,es,fr,it,nl}.ts",
    "web/words/!(designer)/**/*.{de,en,es,fr,it,nl}.ts",
    "web/{shop,frame,content,reading}/**/{*-words,words,texts}.ts",
    "demo/content/components/*.ts",
    "demo/content/space/**/*.json",
    "ui/*.tsx",
  ].flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (name) => String(name).includes(".test.") }));
  expect(sources.length).toBeGreaterThan(200);
  const missing = sources.flatMap((file) =>
    [...new Set(said(file))]
      // A word joiner has no shape.
      .filter((sign) => sign >= " " && sign !== "\u2060" && !signs.has(sign.codePointAt(0) ?? 0))
      .map((sign) => `${file}: ${sign}`),
  );
  expect(missing).toEqual([]);
});
