import type { Db } from "../../platform/database/database.ts";
import { createToken, hashToken, isToken, newId } from "../../platform/random.ts";

/** The visitor of a cookie, or null when the cookie is missing, malformed or unknown. */
export async function findVisitor(db: Db, token: string | undefined): Promise<string | null> {
  if (token === undefined || !isToken(token)) return null;
  const row = await db.selectFrom("visitor").select("id").where("token_hash", "=", hashToken(token)).executeTakeFirst();
  return row?.id ?? null;
}

/** A new visitor and the only copy of her token. */
export async function createVisitor(db: Db): Promise<{ id: string; token: string }> {
  const visitor = { id: newId(), token: createToken() };
  await db
    .insertInto("visitor")
    .values({ id: visitor.id, token_hash: hashToken(visitor.token) })
    .execute();
  return visitor;
}
