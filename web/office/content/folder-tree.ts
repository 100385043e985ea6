import type { AssetFolder } from "../../../services/content/contract.ts";

/** From the root down to a folder, itself included; nothing for one that there is not. */
export function folderWay(folders: readonly AssetFolder[], id: number | null): AssetFolder[] {
  const way: AssetFolder[] = [];
  for (let next = id; next !== null; ) {
    const folder = folders.find((one) => one.id === next);
    // A way that turns back would have no end.
    if (!folder || way.includes(folder)) break;
    way.unshift(folder);
    next = folder.parentId;
  }
  return way;
}

/** Folders as choices, each with those it lies in before its name; without one and what lies in it. */
export function folderChoices(folders: readonly AssetFolder[], without: number | null = null) {
  return folders
    .map(({ id }) => ({ id, way: folderWay(folders, id) }))
    .filter(({ way }) => without === null || way.every((one) => one.id !== without))
    .map(({ id, way }) => ({ value: String(id), label: way.map(({ name }) => name).join(" / ") }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
