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

/** A place of its own below the configured one: what is removed there is nobody else's. */
export const belowFiles = (config: FilesConfig, name: string): FilesConfig =>
  config.kind === "folder"
    ? { ...config, path: join(config.path, name) }
    : { ...config, prefix: config.prefix === "" ? name : `${config.prefix}/${name}` };
