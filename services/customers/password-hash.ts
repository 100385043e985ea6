import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { Db } from "../../platform/database/database.ts";

/** As better-auth has it, which verifies what is hashed here: scrypt (RFC 7914), 16 MiB for each guess. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const [keyBytes, saltBytes] = [64, 16];

const derive = promisify<string, string, number, typeof cost, Buffer>(scrypt);

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

/**
 * The salt of accounts that were made with this address and did not prove it: they share one, so that a single hash finds the one that a
 * password opens, however many there are (decision 0077). The first has it from the address and the shop's secret, so that two processes
 * take the same; accounts from before have their own, which those after them take over.
 */
export async function sharedSalt(db: Db, secret: string, email: string): Promise<string> {
  const row = await unprovenOf(db, email).select("password").limit(1).executeTakeFirst();
  return row?.password?.split(":")[0] ?? saltOf(secret, email);
}

const saltOf = (secret: string, email: string): string =>
  createHmac("sha256", secret)
    .update(`salt of accounts\0${email}`)
    .digest("hex")
    .slice(0, 2 * saltBytes);

/** Accounts made with this address that did not prove it, the first before the others. */
export const unprovenOf = (db: Db, email: string) =>
  db
    .selectFrom("person")
    .innerJoin("person_credential as credential", "credential.person_id", "person.id")
    .where("person.email", "=", email)
    .where("person.email_verified", "=", false)
    .orderBy("person.number");
