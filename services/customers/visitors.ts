import { createCaches } from "../../platform/caches/cache.ts";
import type { Db } from "../../platform/database/database.ts";
import { createToken, hashToken, isToken, newId } from "../../platform/tokens/random.ts";

/** Visitors by the hash of their token. A visitor never changes and is never removed, so entries never expire. */
const knownOf = createCaches<string>("visitors");

/** The visitor of a cookie, or null when the cookie is missing, malformed or unknown. */
export async function findVisitor(db: Db, token: string | undefined): Promise<string | null> {
  if (token === undefined || !isToken(token)) return null;
  const [hash, visitors] = [hashToken(token), knownOf(db)];
  const remembered = visitors.get(hash);
  if (remembered !== undefined) return remembered;
  const row = await db.selectFrom("visitor").select("id").where("token_hash", "=", hash).executeTakeFirst();
  if (row) visitors.set(hash, row.id, hash.length + row.id.length);
  return row?.id ?? null;
}

/** A new visitor and the only copy of her token. */
export async function createVisitor(db: Db): Promise<{ id: string; token: string }> {
  const visitor = { id: newId(), token: createToken() };
  const hash = hashToken(visitor.token);
  await db.insertInto("visitor").values({ id: visitor.id, token_hash: hash }).execute();
  knownOf(db).set(hash, visitor.id, hash.length + visitor.id.length);
  return visitor;
}
