import { makeFolder } from "../folders/make-folder.ts";
import { StartupError } from "../startup/startup-error.ts";
import { type Config, readConfig } from "./config.ts";
import { keptDemoSecrets } from "./demo-secrets.ts";

/**
 * The configuration of this process, from its environment.
 *
 * @throws StartupError naming all wrong settings together
 */
export function loadConfig(): Config {
  const read = readConfig(process.env, keptDemoSecrets);
  if (read.ok) {
    makeFolders(read.value);
    return read.value;
  }
  throw new StartupError(["The configuration is wrong:", ...read.error].join("\n  "));
}

/** All files are written below these folders; a folder that cannot be made stops the start. */
function makeFolders({ dataDir, files }: Config): void {
  makeFolder(dataDir, "DATA_DIR");
  if (files.kind === "folder") makeFolder(files.path, "FILES");
}
