import { expect, test } from "vitest";
import { slowPatterns } from "./slow-patterns.ts";

const reasons = (code: string) => slowPatterns("some.ts", code).map(({ line, reason }) => `${line}: ${reason}`);

test("a repeat within a repeat is found: 163 bytes held up a shop for 1.6 s", () => {
  expect(reasons(String.raw`const start = /^\s*(<!--[\s\S]*?-->\s*)*<svg/;`)).toEqual([
    expect.stringContaining("exponential"),
  ]);
});

test("so are two repeats that share signs, and one that begins anew at each sign", () => {
  expect(reasons(String.raw`const a = 1;${"\n"}const ends = /\/+$/;`)).toEqual(["2: takes quadratic time"]);
  expect(reasons(String.raw`text.match(/^\s*(\S+)\s+(.*)$/s)`)).toEqual([expect.stringContaining("quadratic")]);
});

test("a pattern in a text is read like one between slashes", () => {
  expect(reasons('new RegExp("^(a+)+$")')).toEqual([expect.stringContaining("exponential")]);
  const inserted = `$${"{word}"}`;
  expect(reasons(`new RegExp(\`^(${inserted}+)+$\`)`)).toEqual([expect.stringContaining("exponential")]);
  expect(reasons(`new RegExp(String.raw\`^(\\d+)+${inserted}$\`)`)).toEqual([expect.stringContaining("exponential")]);
});

test("one that nobody can read before it runs is named", () => {
  expect(reasons("new RegExp(text)")).toEqual(["1: is put together when it runs"]);
});

test("a plain one is none", () => {
  expect(reasons(String.raw`/^(-?)(\d{1,12})(?:[.,](\d{1,9}))?$/.exec(text); /<(\w+)>/g`)).toEqual([]);
});
