import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { makeFolder } from "../folders/make-folder.ts";
import { asStartupError } from "../startup/startup-error.ts";

const demoSecretsSchema = z.object({
  sessionSecret: z.string(),
  testPaymentSecret: z.string(),
  customerPassword: z.string(),
  operatorPassword: z.string(),
});

/** Secrets of the demo: generated on its first start and stored in its data folder. */
export type DemoSecrets = z.infer<typeof demoSecretsSchema>;

const mark = "demo-";

/** Keys of the demo's flags; no secrets, they read only what anybody may try out. */
export const demoFlagKeys = { server: "demo-flags-server", client: "demo-flags-browser" } as const;

/** Whether a secret was generated for a demo; a real shop refuses it. */
export const isDemoSecret = (secret: string) => secret.startsWith(mark);

/**
 * Reads the secrets kept in the data folder, or makes them.
 *
 * @throws StartupError where the folder cannot be written
 */
export function keptDemoSecrets(dataDir: string): DemoSecrets {
  const file = join(dataDir, "demo-secrets.json");
  const kept = demoSecretsSchema.safeParse(readJson(file));
  if (kept.success) return kept.data;
  const made = {
    sessionSecret: newSecret(32),
    testPaymentSecret: newSecret(32),
    customerPassword: newSecret(6),
    operatorPassword: newSecret(6),
  };
  makeFolder(dataDir, "DATA_DIR");
  try {
    writeFileSync(`${file}.new`, JSON.stringify(made, null, 2), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw asStartupError(error, `cannot write ${file}`);
  }
  return made;
}

const newSecret = (bytes: number) => mark + randomBytes(bytes).toString("base64url");

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
