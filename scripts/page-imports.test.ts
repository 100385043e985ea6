import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { pages } from "../products/pages.ts";

const root = join(import.meta.dirname, "..");

/** Packages that a file brings into a browser with all that it imports; types and lazy chunks are left out. */
function packagesOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(join(root, file), "utf8").matchAll(
    /^(?:import|export)(?! type)[^;]*?from "([^"]+)";/gms,
  );
  return [...imports].flatMap(([line, from = ""]) => {
    if (/^(?:import|export) \{(?:\s*type [^,}]+,?)+\s*\}/.test(line)) return [];
    return from.startsWith(".") ? packagesOf(posix.join(posix.dirname(file), from), seen) : [from];
  });
}

test.each(Object.entries(pages))("the page of the kind %s comes without what checks outside input", (_, { source }) => {
  const seen = new Set<string>();
  expect(packagesOf(source, seen)).not.toContain("zod");
  expect(seen.size).toBeGreaterThan(10);
});
