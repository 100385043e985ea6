import { StartupError } from "../startup-error.ts";
import { type Config, readConfig } from "./config.ts";
import { keptDemoSecrets } from "./demo-secrets.ts";

/**
 * The configuration of this process, from its environment.
 *
 * @throws StartupError naming all wrong settings together
 */
export function loadConfig(): Config {
  const read = readConfig(process.env, keptDemoSecrets);
  if (read.ok) return read.value;
  throw new StartupError(["The configuration is wrong:", ...read.error].join("\n  "));
}
