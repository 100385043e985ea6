import { readFileSync } from "node:fs";

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
