import type { Db } from "../../platform/database/database.ts";
import { createToken, hashToken } from "../../platform/tokens/random.ts";
import { type FlagKeyKind, flagKeyKinds, type KeyFacts } from "./key-kinds.ts";

/** A caller, with its environment's state at this moment. */
export interface Access {
  readonly kind: FlagKeyKind;
  /** Identifies the key without granting access. */
  readonly key: string;
  readonly environment: number;
  /** Number of the newest change. */
  readonly change: number;
}

/** Characters of a key's hash that identify it without granting access. */
const idLength = 16;
const idOf = (hash: string): string => hash.slice(0, idLength);

/** Longer ones are none; the rest of the world is not looked up. */
const mostOfApiKey = 200;

/**
 * Rights of a key; null: unknown. Read for each request, so that a response is never older than the change message its
 * client got, from any process.
 */
export async function accessOf(db: Db, key: string): Promise<Access | null> {
  if (key === "" || key.length > mostOfApiKey) return null;
  const hash = hashToken(key);
  const row = await db
    .selectFrom("flag_key as key")
    .innerJoin("flag_environment as environment", "environment.id", "key.environment_id")
    .select(["key.kind", "environment.id", "environment.change"])
    .where("key.hash", "=", hash)
    .executeTakeFirst();
  return row ? { kind: row.kind as FlagKeyKind, key: idOf(hash), environment: row.id, change: row.change } : null;
}

export interface NewEnvironment {
  readonly id: number;
  /** Not readable later but for the client's, which is public. */
  readonly keys: Readonly<Record<FlagKeyKind, string>>;
}

interface EnvironmentOrder {
  readonly name: string;
  /** Made up where left out. */
  readonly keys?: Partial<NewEnvironment["keys"]>;
}

/** Makes an empty environment whose name nobody else can have taken. */
export async function createEnvironment(db: Db, order: EnvironmentOrder): Promise<NewEnvironment> {
  const made = await addEnvironment(db, order);
  if (!made) throw new Error(`there is an environment ${order.name} already`);
  return made;
}

/** Creates an empty environment; null: the name is taken. */
export async function addEnvironment(
  db: Db,
  { name, keys: wished = {} }: EnvironmentOrder,
): Promise<NewEnvironment | null> {
  const keys = { server: createToken(), client: createToken(), management: createToken(), ...wished };
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto("flag_environment")
      .values({ name })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) return null;
    const { id } = made;
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

/** Keys of an environment, the newest first. */
export async function flagKeysOf(db: Db, environment: number): Promise<KeyFacts[]> {
  const rows = await db
    .selectFrom("flag_key")
    .select(["hash", "kind", "key", "created_at"])
    .where("environment_id", "=", environment)
    .orderBy("created_at", "desc")
    .orderBy("hash")
    .execute();
  return rows.map(({ hash, kind, key, created_at }) => ({
    id: idOf(hash),
    kind: kind as FlagKeyKind,
    key,
    at: created_at.toISOString(),
  }));
}

/** Whether a key, by its name, still opens an environment. */
export async function isFlagKey(db: Db, environment: number, id: string): Promise<boolean> {
  return (await flagKeysOf(db, environment)).some((known) => known.id === id);
}

/** A key opens nothing any more; streams that it opened end. @returns whether there was one */
export async function endFlagKey(db: Db, environment: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("flag_key")
    .where("environment_id", "=", environment)
    .where((eb) => eb(eb.fn("left", ["hash", eb.val(idLength)]), "=", id))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The environment that the shop reads; null while there is none. */
export async function firstEnvironment(db: Db): Promise<number | null> {
  return (await db.selectFrom("flag_environment").select("id").orderBy("id").executeTakeFirst())?.id ?? null;
}
