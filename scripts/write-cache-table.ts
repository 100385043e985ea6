/** Writes the table of caches into docs/architecture.md; a test fails while the two differ. */
import { readFileSync, writeFileSync } from "node:fs";
import { cacheTable } from "../platform/caches/manifest.ts";

const file = new URL("../docs/architecture.md", import.meta.url);
const text = readFileSync(file, "utf8");
writeFileSync(
  file,
  text.replace(/\| Cache +\|.*\n(?:\|.*\n)*/, () => `${cacheTable()}\n`),
);
