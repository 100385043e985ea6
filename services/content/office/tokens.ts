import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { addToken } from "../access.ts";
import type { TokenFacts, TokenKind } from "../tokens/shapes.ts";

/** Tokens of the shop itself: for its pages, and for the visual editor's frame. */
const kindsOfTheShop: readonly TokenKind[] = ["public", "preview"];

/** `last`: without it the shop could not read any more. */
export type Revoked = "revoked" | "unknown" | "last";

/** The tokens of a space, for operators. */
export function createTokens({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    /** The newest first. */
    async list(space: number): Promise<readonly TokenFacts[]> {
      const rows = await db
        .selectFrom("content_token as token")
        .leftJoin("content_token_use as use", "use.hash", "token.hash")
        .select(["token.id", "token.kind", "token.name", "token.author", "token.created_at", "use.used_at"])
        .where("token.space_id", "=", space)
        .orderBy("token.id", "desc")
        .execute();
      return rows.map(({ id, kind, name, author, created_at, used_at }) => ({
        id,
        kind: kind as TokenKind,
        name,
        author,
        createdAt: created_at.toISOString(),
        usedAt: used_at?.toISOString() ?? null,
      }));
    },
    /** Answers the token, which nobody can read later. */
    make: (space: number, { kind, ...about }: { kind: TokenKind; name: string; author: string }): Promise<string> =>
      addToken(db, space, kind, { ...about, at: clock.now() }),
    revoke: (space: number, id: number): Promise<Revoked> =>
      db.transaction().execute(async (trx) => {
        // All of them, so that of two who revoke the last two at once the second sees what the first did.
        const all = await trx
          .selectFrom("content_token")
          .select(["id", "kind"])
          .where("space_id", "=", space)
          .forUpdate()
          .execute();
        const found = all.find((one) => one.id === id);
        if (!found) return "unknown";
        const others = all.filter((one) => one.kind === found.kind).length - 1;
        if (others === 0 && kindsOfTheShop.includes(found.kind as TokenKind)) return "last";
        await trx.deleteFrom("content_token").where("id", "=", id).execute();
        return "revoked";
      }),
  };
}
