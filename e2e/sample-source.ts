import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { coasterData } from "../products/coaster/coaster-data.fixture.ts";

const root = join(import.meta.dirname, "..");
/** What a shop is neither built nor run from. */
const leftOut = /^(?:\..*|node_modules|build|data|coverage|e2e|bench|studio|docs)$/;
/** What of the copy stays from one run to the next: nothing is built again that did not change. */
const stays = ["build", "node_modules"];

/**
 * Copies the project into a folder of its own and adds an eighth kind, as `CONTRIBUTING.md` says: its folder is there already, so
 * that what is left is a line in each registry, and what it costs.
 */
export async function writeSampleSource(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => !stays.includes(name));
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
  const sources = (await readdir(root)).filter((name) => !leftOut.test(name));
  const isSource = (path: string) => !/\.test\.tsx?$/.test(path);
  await Promise.all(
    sources.map((name) => cp(join(root, name), join(folder, name), { recursive: true, filter: isSource })),
  );
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction").catch(ifThere);
  await addKind(folder);
}

async function addKind(folder: string): Promise<void> {
  await change(join(folder, "products/registry.ts"), [
    ["import { collage }", 'import { coaster } from "./coaster/coaster.fixture.ts";\nimport { collage }'],
    ["readonly AnyKind[] = [", "readonly AnyKind[] = [coaster, "],
  ]);
  await change(join(folder, "products/panels.ts"), [
    [
      "  photoframe: async",
      '  coaster: async () => (await import("./coaster/panel/panel.fixture.tsx")).panel,\n  photoframe: async',
    ],
  ]);
  await writeFile(join(folder, "demo/catalogue/coaster.json"), JSON.stringify(coasterData));
}

async function change(file: string, changes: readonly (readonly [string, string])[]): Promise<void> {
  let text = await readFile(file, "utf8");
  for (const [before, after] of changes) {
    if (!text.includes(before)) throw new Error(`${file} has no "${before}" to add a line at`);
    text = text.replace(before, after);
  }
  await writeFile(file, text);
}

function ifThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
