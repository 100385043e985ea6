import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { asStartupError, StartupError } from "../startup/startup-error.ts";

/**
 * Creates a folder and its parents one by one, because Node's `recursive` never returns where none can be created, as
 * below `/proc`.
 *
 * @param setting whose folder it is, for the message: `DATA_DIR`
 * @throws StartupError with one plain line
 */
export function makeFolder(path: string, setting: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, setting);
  try {
    mkdirSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EEXIST") return; // another process was first
    // The folder above exists, so the file system itself does not take any.
    if (code === "ENOENT") throw new StartupError(`${setting}: no folder can be made at ${path}`);
    throw asStartupError(error, `${setting}: cannot make the folder ${path}`);
  }
}
