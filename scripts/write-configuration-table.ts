/** Writes the table of settings into docs/operations.md; a test fails while the two differ. */
import { readFileSync, writeFileSync } from "node:fs";
import { configurationTable } from "../platform/config/read-settings.ts";

const file = new URL("../docs/operations.md", import.meta.url);
const text = readFileSync(file, "utf8");
writeFileSync(
  file,
  text.replace(/\| Setting +\|.*\n(?:\|.*\n)*/, () => `${configurationTable()}\n`),
);
