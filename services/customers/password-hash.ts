import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** Of scrypt (RFC 7914), as better-auth has them: 16 MiB for each guess. */
export const usualCost = 16_384;
const [blocks, parallel, keyBytes, saltBytes] = [16, 1, 64, 16];

/** better-auth has a password hashed by the password alone. */
const wanted = new AsyncLocalStorage<string>();

/** Hashes what `work` sets as a password with this salt; elsewhere each password gets a new one. */
export const withSalt = <Result>(salt: string, work: () => Promise<Result>): Promise<Result> => wanted.run(salt, work);

/**
 * Hashes like better-auth's own, so that it reads existing ones, but with a given salt.
 *
 * @param cost N of scrypt; other than `usualCost` in tests alone
 */
export function passwordHashing(cost: number) {
  const derive = async (password: string, salt: string): Promise<Buffer> =>
    scryptKey(password.normalize("NFKC"), salt, keyBytes, {
      N: cost,
      r: blocks,
      p: parallel,
      maxmem: 256 * cost * blocks,
    });
  return {
    /** @returns salt and key, in hex */
    async hash(password: string): Promise<string> {
      const salt = wanted.getStore() ?? randomBytes(saltBytes).toString("hex");
      return `${salt}:${(await derive(password, salt)).toString("hex")}`;
    },
    async verify({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> {
      const [salt = "", key = ""] = hash.split(":");
      const known = Buffer.from(key, "hex");
      return known.length === keyBytes && timingSafeEqual(known, await derive(password, salt));
    },
  };
}

const scryptKey = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** The same salt for the same text in every process with this secret. */
export const saltOf = (secret: string, text: string): string =>
  createHmac("sha256", secret)
    .update(text)
    .digest("hex")
    .slice(0, 2 * saltBytes);
