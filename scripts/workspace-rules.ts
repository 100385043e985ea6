import { readFileSync } from "node:fs";
import { importCircle } from "./import-circle.ts";

/** Workspaces that stand by themselves, and the rooms they stand on; the list is that of package.json. */
export const workspaces: Readonly<Record<string, readonly string[]>> = {
  "services/content": ["platform", "core"],
  "services/flags": ["platform", "core"],
  studio: ["core"],
};

/** What a workspace lets others import: the `exports` of its package.json. */
export type ExportsOf = (workspace: string) => readonly string[];

export const readExports: ExportsOf = (workspace) => {
  const text = readFileSync(new URL(`../${workspace}/package.json`, import.meta.url), "utf8");
  return Object.values(JSON.parse(text).exports as Record<string, string>).map((file) => file.replace("./", ""));
};

const workspaceOf = (file: string) => Object.keys(workspaces).find((name) => file.startsWith(`${name}/`)) ?? null;

/**
 * Judges one import into or out of a workspace.
 *
 * @returns why it is forbidden, or null
 */
export function forbiddenOfWorkspace(from: string, to: string, exportsOf: ExportsOf = readExports): string | null {
  const [own, other] = [workspaceOf(from), workspaceOf(to)];
  if (own === other || to.startsWith("node:")) return null;
  const grounds = own === null ? null : (workspaces[own] ?? []);
  if (grounds && !grounds.includes(to.split("/")[0] ?? "")) {
    return `${own} stands by itself and knows only ${grounds.join(", ")}`;
  }
  if (other === null) return null;
  const exported = exportsOf(other);
  return exported.includes(to.slice(other.length + 1)) ? null : `${other} exports only ${exported.join(", ")}`;
}

/**
 * Finds a circle among the folders of a workspace; a file at its head is a folder by itself. Tests and fixtures import what they like.
 *
 * @param imports all files and what each imports
 * @returns the names of the first circle's folders, the first repeated at the end; null when there is none
 */
export function folderCircle(
  imports: ReadonlyMap<string, readonly string[]>,
  workspace: string,
): readonly string[] | null {
  const folderOf = (file: string) => file.slice(workspace.length + 1).split("/")[0] ?? "";
  const folders = new Map<string, Set<string>>();
  for (const [from, all] of imports) {
    if (!from.startsWith(`${workspace}/`) || /\.(test|fixture)\.tsx?$/.test(from)) continue;
    const own = folderOf(from);
    const known = folders.get(own) ?? new Set();
    folders.set(own, known);
    for (const to of all) if (to.startsWith(`${workspace}/`) && folderOf(to) !== own) known.add(folderOf(to));
  }
  return importCircle(new Map([...folders].map(([folder, to]) => [folder, [...to]])));
}
