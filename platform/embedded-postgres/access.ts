import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "../startup/free-port.ts";
import { asStartupError, StartupError } from "../startup/startup-error.ts";

const accessSchema = z.object({ port: z.int().min(1).max(65535), password: z.string().min(1) });

/** Access to the embedded server: a port on the loopback address and a generated password. */
export type Access = z.infer<typeof accessSchema>;

export const roleName = "passepartout";

/** The address of a database of the embedded server. */
export const addressOf = ({ port, password }: Access, database: string) =>
  `postgres://${roleName}:${password}@127.0.0.1:${port}/${database}`;

/**
 * Reads the access kept in the data folder, or makes it on the first start. The file can be read by its owner only:
 * the server listens on the loopback address, where every local user could try to sign in.
 */
export async function keptAccess(dataDir: string): Promise<Access> {
  const file = accessFile(dataDir);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) {
      throw asStartupError(error, `cannot read ${file}`);
    }
    const access = { port: await freePort(), password: randomBytes(24).toString("base64url") };
    keep(dataDir, access);
    return access;
  }
  try {
    return accessSchema.parse(JSON.parse(text));
  } catch {
    throw new StartupError(`${file} is damaged: restore it from a backup, it holds the database's password`);
  }
}

/** The same access on another port, because the kept one is taken; kept for the next start. */
export async function movedToFreePort(dataDir: string, access: Access): Promise<Access> {
  const moved = { ...access, port: await freePort() };
  keep(dataDir, moved);
  return moved;
}

const accessFile = (dataDir: string) => join(dataDir, "postgres-access.json");

function keep(dataDir: string, access: Access): void {
  const file = accessFile(dataDir);
  try {
    writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw asStartupError(error, `cannot write ${file}`);
  }
}
