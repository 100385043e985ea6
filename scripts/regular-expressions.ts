/** Checks that no regular expression of the shop can be held up by a text made for it (docs/decisions/0114). */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readPatterns, writtenPattern } from "./read-patterns.ts";
import { rooms } from "./room-rules.ts";
import { slowPatterns } from "./slow-patterns.ts";
import { allowedPatterns } from "./slow-patterns-allowed.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Those meet no text from outside. */
const ownTools = new Set(["demo", "studio", "scripts", "e2e", "bench"]);
const folders = Object.keys(rooms).filter((room) => !ownTools.has(room));
const files = globSync(
  folders.map((room) => `${room}/**/*.{ts,tsx}`),
  { cwd: root, exclude: ["**/node_modules/**", "**/build/**", "**/*.{test,fixture,generated}.{ts,tsx}"] },
).map((path) => path.replaceAll("\\", "/"));
const allowedIn = (path: string) => new Set(allowedPatterns.flatMap((one) => (one.path === path ? [one.pattern] : [])));

const problems = files.flatMap((path) => {
  const text = readFileSync(join(root, path), "utf8");
  return slowPatterns(path, text, allowedIn(path)).map(
    ({ line, pattern, reason }) => `${path}:${line} ${pattern} ${reason}`,
  );
});
for (const { path, pattern } of allowedPatterns) {
  const written = readPatterns(path, readFileSync(join(root, path), "utf8")).map(writtenPattern);
  if (!written.includes(pattern)) problems.push(`${path}: ${pattern} is allowed and no longer there`);
}
// A check that read nothing has proved nothing.
if (files.length < 1_000) problems.push(`only ${files.length} files were read`);

for (const problem of problems) console.error(problem);
console.log(`regular expressions: ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
