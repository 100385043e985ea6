import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const source = await readFile(join(root, "docs/specification.md"), "utf8");

/** The rows of the tables in a part of docs/specification.md. */
const rowsIn = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (item |-{3})/.test(line))
    .map((line) => {
      const [, item = "", lives = "", tests = "", status = ""] = line.split("|").map((cell) => cell.trim());
      const paths = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? "");
      return { item, lives: paths(lives), tests: paths(tests), status };
    });
const rows = rowsIn(source);

test("the table of the specification has a row for each thing, none twice in a section", () => {
  expect(rows.length).toBeGreaterThan(130);
  for (const section of source.split(/^## /m).slice(1)) {
    const items = rowsIn(section).map(({ item }) => item);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items).size).toBe(items.length);
  }
});

/** What is built may say what is still missing of it, or that its meaning is our reading. */
const isBuilt = ({ status }: (typeof rows)[number]) => /^built(; .+)?$/.test(status);

test("what is built names where it lives and what tests it, and these files exist", () => {
  for (const { item, lives, tests } of rows.filter(isBuilt)) {
    expect(lives.length, item).toBeGreaterThan(0);
    expect(tests.length, item).toBeGreaterThan(0);
    for (const path of [...lives, ...tests]) expect(existsSync(join(root, path)), `${item}: ${path}`).toBe(true);
    for (const path of tests) expect(path, item).toMatch(/\.(test|fixture)\.tsx?$|\.e2e\.ts$/);
  }
});

test("every test named there cites the section it proves", async () => {
  const named = [...new Set(rows.filter(isBuilt).flatMap(({ tests }) => tests))];
  for (const path of named) expect(await readFile(join(root, path), "utf8"), path).toMatch(/\bsections? \d/);
});

test("what is not built is open, and claims no file", () => {
  for (const { item, lives, tests, status } of rows.filter((row) => !isBuilt(row))) {
    expect(status, item).toMatch(/^open(: .+)?$/);
    expect([...lives, ...tests], item).toEqual([]);
  }
});

/** Modules that something other than an import begins: routes, entries, processes. */
const isBegun = (path: string) => /(?:-route|\/root|\/entry\.\w+|service-worker)\.tsx?$/.test(path);

test("what is built has a caller outside tests", () => {
  const rooms = "{core,demo,design,platform,print,products,scripts,server,services,ui,web}";
  const imported = new Set(
    globSync(`${rooms}/**/*.{ts,tsx,css}`, { cwd: root })
      .filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path))
      .flatMap((path) =>
        [...readFileSync(join(root, path), "utf8").matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)].map(
          ([, to = ""]) => join(dirname(path), to),
        ),
      ),
  );
  const modules = rows.filter(isBuilt).flatMap(({ lives }) => lives.filter((path) => /\.tsx?$/.test(path)));
  expect(modules.length).toBeGreaterThan(150);
  expect(modules.filter((path) => !imported.has(path) && !isBegun(path))).toEqual([]);
});
