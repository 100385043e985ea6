import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Owner } from "../../../platform/database/ownership.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { hashToken, newId } from "../../../platform/tokens/random.ts";
import { type DesignShare, daysShared, mostShares } from "../contract.ts";
import { designsOf } from "../read-design.ts";
import type { ShareToken } from "./share-token.ts";

export interface OwnSharesDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly token: ShareToken;
}

export type ShareRefusal = "not-found" | "too-many";

const day = 86_400_000;

/** The links to one of the owner's designs: for anybody else there is neither the design nor a link. */
export function ownShares({ db, clock, token }: OwnSharesDependencies) {
  const viewed = ({ id, expires_at }: { id: string; expires_at: Date }): DesignShare => ({
    id,
    token: token(id),
    expiresAt: expires_at.toISOString(),
  });
  const owned = async (owner: Owner, design: string) =>
    (await designsOf(db, owner)
      .select("id")
      .where("id", "=", design)
      .where("removed_at", "is", null)
      .executeTakeFirst()) !== undefined;
  const open = (design: string) =>
    db
      .selectFrom("design_share")
      .select(["id", "expires_at"])
      .where("design_id", "=", design)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", clock.now())
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute();

  return {
    async list(owner: Owner, design: string): Promise<Outcome<readonly DesignShare[], "not-found">> {
      return (await owned(owner, design)) ? done((await open(design)).map(viewed)) : failed("not-found");
    },

    async make(owner: Owner, design: string): Promise<Outcome<DesignShare, ShareRefusal>> {
      if (!(await owned(owner, design))) return failed("not-found");
      if ((await open(design)).length >= mostShares) return failed("too-many");
      const id = newId();
      const now = clock.now();
      const expires_at = new Date(now.getTime() + daysShared * day);
      await db
        .insertInto("design_share")
        .values({ id, design_id: design, token_hash: hashToken(token(id)), created_at: now, expires_at })
        .execute();
      return done(viewed({ id, expires_at }));
    },

    async revoke(owner: Owner, design: string, share: string): Promise<Outcome<void, "not-found">> {
      if (!(await owned(owner, design))) return failed("not-found");
      const revoked = await db
        .updateTable("design_share")
        .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(clock.now())) }))
        .where("id", "=", share)
        .where("design_id", "=", design)
        .returning("id")
        .executeTakeFirst();
      return revoked ? done(undefined) : failed("not-found");
    },
  };
}
