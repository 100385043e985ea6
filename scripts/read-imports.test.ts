import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readImports } from "./read-imports.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true }));

function project(files: Record<string, string>): string {
  root = mkdtempSync(join(tmpdir(), "passepartout-imports-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test("every way to import a file is seen, and packages are not", () => {
  const source = `
    import { a } from "./a.ts";
    import type { B } from "../core/b.ts";
    export * from "./c.ts";
    import "./look.css?url";
    import fs from "fs";
    import { z } from "zod";
    // import "./commented.ts";
    const d = await import("./d.ts");
    new Worker(new URL("./e.ts", import.meta.url));
    const jsx = <p>import "./text.ts"</p>;
  `;
  const files = { "web/a.ts": "", "core/b.ts": "", "web/c.ts": "", "web/look.css": "", "web/d.ts": "", "web/e.ts": "" };
  const read = readImports(project({ ...files, "web/page.tsx": source }));
  expect(read.find(({ path }) => path === "web/page.tsx")?.imports.toSorted()).toEqual([
    "core/b.ts",
    "node:fs",
    "web/a.ts",
    "web/c.ts",
    "web/d.ts",
    "web/e.ts",
    "web/look.css",
  ]);
});

test("an import of a file that is not there is an error, not a pass", () => {
  expect(() => readImports(project({ "core/a.ts": 'import "./missing.ts";' }))).toThrow(
    "core/a.ts imports ./missing.ts, which is not there",
  );
});
