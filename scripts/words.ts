/**
 * The round trip of translators: `export --lang fr` prints every message beside its German source, `import FILE` writes
 * the translations back and refuses all of them where one has other arguments than its source.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type WordFile, wordFiles } from "../core/word-files.ts";
import { readRooms } from "../services/wording/read-rooms.ts";
import { exportWords, importWords } from "./words/round-trip.ts";
import { generatedWords } from "./words/word-types.ts";

const usage = `usage: npm run --silent shop:words -- export --lang ${wordFiles.join("|")} > words.json
       npm run shop:words -- import words.json`;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { lang: { type: "string" } } });
const [command, path] = positionals;
const language = wordFiles.find((one) => one === values.lang);
if (command === "export" && language !== undefined) exportTo(language);
else if (command === "import" && path !== undefined) await importFrom(path);
else {
  console.error(usage);
  process.exitCode = 2;
}

function exportTo(file: WordFile) {
  process.stdout.write(`${JSON.stringify(exportWords(readRooms(), file), null, 2)}\n`);
}

async function importFrom(file: string) {
  const given = await readJson(file);
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

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (fault) {
    console.error(`${file} cannot be read as JSON: ${fault instanceof Error ? fault.message : "unknown fault"}`);
    process.exit(1);
  }
}
