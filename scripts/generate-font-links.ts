/**
 * Writes `design/text/font-links.generated.ts`: the files of every font, their hashes and the letters they have. Run it
 * when a font is added. It refuses to change a file that is in the table: designs that were approved depend on it, so
 * other bytes need another key.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeFontLinks } from "./font-links.ts";

const path = fileURLToPath(new URL("../design/text/font-links.generated.ts", import.meta.url));
const made = await makeFontLinks(readFileSync(path, "utf8"));
for (const problem of made.problems) console.error(problem);
if (made.problems.length === 0) writeFileSync(path, made.source);
process.exitCode = made.problems.length === 0 ? 0 : 1;
