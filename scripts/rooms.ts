/** Checks that no room imports what it may not, and that neither files nor folders beside each other import each other in a circle. */
import { fileURLToPath } from "node:url";
import { folderCircles } from "./folder-circles.ts";
import { importCircle } from "./import-circle.ts";
import { readImports } from "./read-imports.ts";
import { forbidden } from "./room-rules.ts";
import { forbiddenOfWorkspace, readExports, workspaces } from "./workspace-rules.ts";

const files = readImports(fileURLToPath(new URL("..", import.meta.url)));
/** Workspaces whose files at the head form no circle with their folders either. */
const wholeFolders = ["services/content", "services/flags"];
const known = Object.fromEntries(Object.keys(workspaces).map((name) => [name, readExports(name)]));
const exportsOf = (workspace: string) => known[workspace] ?? [];
const problems = files.flatMap(({ path, imports }) =>
  imports.flatMap((to) => {
    const reason = forbidden(path, to) ?? forbiddenOfWorkspace(path, to, exportsOf);
    return reason === null ? [] : [`${path} imports ${to}: ${reason}`];
  }),
);
const circle = importCircle(new Map(files.map(({ path, imports }) => [path, imports])));
if (circle !== null) problems.push(`circle: ${circle.join(" -> ")}`);
for (const { within, circle: folders } of folderCircles(files, wholeFolders)) {
  problems.push(`circle of folders in ${within}: ${folders.join(" -> ")}`);
}
// A check that read nothing has proved nothing.
const links = files.reduce((sum, { imports }) => sum + imports.length, 0);
if (files.length < 20 || links < 20) problems.push(`only ${files.length} files with ${links} imports were read`);

for (const problem of problems) console.error(problem);
console.log(`rooms: ${files.length} files, ${links} imports, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
