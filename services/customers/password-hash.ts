import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

/** As better-auth has it, which verifies what is hashed here: scrypt (RFC 7914), 16 MiB for each guess. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const [keyBytes, saltBytes] = [64, 16];

const derive = promisify<string, string, number, typeof cost, Buffer>(scrypt);

/** better-auth has a password hashed by the password alone. */
const wanted = new AsyncLocalStorage<string | undefined>();

/** Hashes what `work` sets as a password with this salt; undefined: with a new one. */
export const withSalt = <Result>(salt: string | undefined, work: () => Promise<Result>): Promise<Result> =>
  wanted.run(salt, work);

/** @returns salt and key, in hex */
export async function hashPassword(password: string): Promise<string> {
  const salt = wanted.getStore() ?? randomBytes(saltBytes).toString("hex");
  const key = await derive(password.normalize("NFKC"), salt, keyBytes, cost);
  return `${salt}:${key.toString("hex")}`;
}

/** The same salt for the same text in every process with this secret. */
export const saltOf = (secret: string, text: string): string =>
  createHmac("sha256", secret)
    .update(text)
    .digest("hex")
    .slice(0, 2 * saltBytes);
