/**
 * The round trip of translators: `export --lang fr` prints every message beside its German source, as JSON or XLIFF 2.0,
 * `import FILE` writes the translations back and refuses all of them where one has other arguments than its source.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type WordFile, wordFiles } from "../core/word-files.ts";
import { readRooms } from "../services/wording/read-rooms.ts";
import { exportWords, importWords } from "./words/round-trip.ts";
import { generatedWords } from "./words/word-types.ts";
import { fromXliff, toXliff } from "./words/xliff.ts";

const usage = `usage: npm run --silent shop:words -- export --lang ${wordFiles.join("|")} [--format json|xliff] > words.json
       npm run shop:words -- import words.json|words.xlf`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: "string" }, format: { type: "string", default: "json" } },
});
const [command, path] = positionals;
const language = wordFiles.find((one) => one === values.lang);
const { format } = values;
if (command === "export" && language !== undefined && (format === "json" || format === "xliff"))
  exportTo(language, format);
else if (command === "import" && path !== undefined) await importFrom(path);
else {
  console.error(usage);
  process.exitCode = 2;
}

function exportTo(file: WordFile, as: "json" | "xliff") {
  const words = exportWords(readRooms(), file);
  process.stdout.write(as === "json" ? `${JSON.stringify(words, null, 2)}\n` : toXliff(words));
}

async function importFrom(file: string) {
  const given = await readWords(file);
  const outcome = importWords(readRooms(), given);
  if (!outcome.ok) {
    for (const fault of outcome.error) console.error(fault);
    console.error(`nothing was written: ${outcome.error.length} problems`);
    process.exitCode = 1;
    return;
  }
  const root = join(import.meta.dirname, "..");
  for (const [path, source] of Object.entries(outcome.value)) await writeFile(join(root, path), source);
  // A language may begin to select by an argument.
  for (const [path, source] of Object.entries(generatedWords().files)) await writeFile(path, source);
  console.log(`${Object.keys(outcome.value).length} files written`);
}

async function readWords(file: string): Promise<unknown> {
  try {
    const text = await readFile(file, "utf8");
    if (!text.trimStart().startsWith("<")) return JSON.parse(text);
    const read = fromXliff(text);
    if (read.ok) return read.value;
    throw new Error(read.error);
  } catch (fault) {
    console.error(`${file} cannot be read: ${fault instanceof Error ? fault.message : "unknown fault"}`);
    process.exit(1);
  }
}
