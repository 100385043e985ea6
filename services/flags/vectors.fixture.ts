import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Rows of a file in `vectors/`; lines with # are headings. */
export const vectorRows = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, "vectors", `${name}.csv`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(","));
