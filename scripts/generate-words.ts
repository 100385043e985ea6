import { writeFile } from "node:fs/promises";
import { generatedWords } from "./words/word-types.ts";

/** Writes the types of all words (`words.generated.ts` beside their JSON), so that code can only say what exists. */
const { files, faults } = generatedWords();
await Promise.all(Object.entries(files).map(([file, source]) => writeFile(file, source)));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
