/** Checks all words: each in every language, with the values of its source, typed as generated, and used. */
import { readFile } from "node:fs/promises";
import { readRooms } from "../services/wording/read-rooms.ts";
import { readMentions, unusedMessages } from "./words/unused-words.ts";
import { generatedWords } from "./words/word-types.ts";

const { files, faults } = generatedWords();
const stale: string[] = [];
for (const [file, source] of Object.entries(files))
  if ((await readFile(file, "utf8").catch(() => "")) !== source)
    stale.push(`${file} is out of date: run node scripts/generate-words.ts`);
const rooms = readRooms();
const mentions = readMentions();
const all = [...faults, ...stale, ...rooms.flatMap((room) => unusedMessages(room, mentions))];
for (const fault of all) console.error(fault);
console.log(`words: ${rooms.length} folders, ${all.length} problems`);
process.exitCode = all.length === 0 ? 0 : 1;
