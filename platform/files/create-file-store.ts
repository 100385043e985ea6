import { join } from "node:path";
import type { FilesConfig } from "../config/config.ts";
import type { Log } from "../log/log.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";

/** The place of files that the configuration names. */
export function createFileStore(config: FilesConfig, log: Log): Promise<FileStore> {
  return config.kind === "folder" ? createFolderStore(config.path) : createS3Store({ ...config, log });
}

/** Services with a place of their own below the configured one, so that their removals concern no other service. */
const placesBelow = ["assets", "toolbox"] as const;

export const belowFiles = (config: FilesConfig, name: (typeof placesBelow)[number]): FilesConfig =>
  config.kind === "folder"
    ? { ...config, path: join(config.path, name) }
    : { ...config, prefix: config.prefix === "" ? name : `${config.prefix}/${name}` };

/** All of a shop, by the name of their place; that of the configured one is "". */
export type FileStores = ReadonlyMap<string, FileStore>;

export async function createFileStores(config: FilesConfig, log: Log): Promise<FileStores> {
  const below = placesBelow.map(async (name) => [name, await createFileStore(belowFiles(config, name), log)] as const);
  return new Map<string, FileStore>([["", await createFileStore(config, log)], ...(await Promise.all(below))]);
}
