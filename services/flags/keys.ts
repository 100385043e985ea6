import type { Db } from "../../platform/database/database.ts";
import { createToken, hashToken } from "../../platform/random.ts";
import { type FlagKeyKind, flagKeyKinds } from "./contract.ts";

/** Who asks, with what was true of its environment at this moment. */
export interface Access {
  readonly kind: FlagKeyKind;
  readonly environment: number;
  /** Number of the newest change. */
  readonly change: number;
}

/** Longer ones are none; the rest of the world is not looked up. */
const mostOfApiKey = 200;

/**
 * What a key opens; null: nobody knows it. Asked anew for each call, so that an answer is never older than the message that
 * a client heard of a change, whichever process sent it.
 */
export async function accessOf(db: Db, key: string): Promise<Access | null> {
  if (key === "" || key.length > mostOfApiKey) return null;
  const row = await db
    .selectFrom("flag_key as key")
    .innerJoin("flag_environment as environment", "environment.id", "key.environment_id")
    .select(["key.kind", "environment.id", "environment.change"])
    .where("key.hash", "=", hashToken(key))
    .executeTakeFirst();
  return row ? { kind: row.kind as FlagKeyKind, environment: row.id, change: row.change } : null;
}

export interface NewEnvironment {
  readonly id: number;
  /** Not readable later but for the client's, which is public. */
  readonly keys: Readonly<Record<FlagKeyKind, string>>;
}

/** Makes an empty environment. Keys are made up where left out. */
export async function createEnvironment(
  db: Db,
  { name, keys: wished = {} }: { name: string; keys?: Partial<NewEnvironment["keys"]> },
): Promise<NewEnvironment> {
  const keys = { server: createToken(), client: createToken(), management: createToken(), ...wished };
  return db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto("flag_environment").values({ name }).returning("id").executeTakeFirstOrThrow();
    for (const kind of flagKeyKinds) await addFlagKey(trx, id, kind, keys[kind]);
    return { id, keys };
  });
}

/** Lets a key open an environment, beside those that do already. */
export async function addFlagKey(db: Db, environment: number, kind: FlagKeyKind, key = createToken()): Promise<string> {
  await db
    .insertInto("flag_key")
    .values({ hash: hashToken(key), environment_id: environment, kind, key: kind === "client" ? key : null })
    .execute();
  return key;
}

/** The environment that the shop reads; null while there is none. */
export async function firstEnvironment(db: Db): Promise<number | null> {
  return (await db.selectFrom("flag_environment").select("id").orderBy("id").executeTakeFirst())?.id ?? null;
}
