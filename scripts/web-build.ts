import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { StartupError } from "../platform/startup/startup-error.ts";
import { report, root, runTool } from "./run-tool.ts";

/** What the pages are made of: all that `web` may import, what its contracts import in turn, and how they are built. */
const sources = [
  "{web,ui,core,design,products}/**/*",
  "services/**/*.ts",
  "{vite,react-router}.config.ts",
  "{package-lock,tsconfig}.json",
];
const stampFile = join(root, "build", ".sources");

/**
 * Builds the pages when their sources changed since the last build.
 *
 * @throws StartupError with the builder's messages where it failed
 */
export async function buildWeb(): Promise<void> {
  const wanted = hashOfSources();
  if (stamp() === wanted) return;
  rmSync(stampFile, { force: true });
  const built = await runTool({ name: "building the pages", words: ["react-router", "build"] });
  if (!built.ok) throw new StartupError(`building the pages failed:\n${built.output}`);
  report(built);
  // Last, so that a build that was interrupted is done again.
  writeFileSync(stampFile, wanted);
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/\.test\.tsx?$/.test(path));
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}

function stamp(): string {
  try {
    return readFileSync(stampFile, "utf8");
  } catch {
    return "";
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
