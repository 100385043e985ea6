import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Owner } from "../../../platform/database/ownership.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { hashToken, isToken } from "../../../platform/tokens/random.ts";
import { type DesignableKind, designableKindOf } from "../../../products/registry.ts";
import type { SharedDesign } from "../contract.ts";
import { leafable } from "../leafable.ts";
import type { Releases } from "../ports.ts";
import { asDocument, documentText } from "../read-design.ts";
import type { PicturedDesign } from "../version-scene.ts";

export interface OpenShareDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly releases: Pick<Releases, "at">;
  readonly kindOf?: (key: string) => DesignableKind | undefined;
}

/** `over`: it was a link once. A token that never was one is nothing. */
export type ShareFailure = "not-found" | "over";

export interface OpenedShare {
  /** Owner of the photos that may be drawn. */
  readonly owner: Owner;
  readonly design: PicturedDesign;
  readonly expiresAt: Date;
}

/** The design that a link shows, as it is now. */
export function openShare({ db, clock }: Pick<OpenShareDependencies, "db" | "clock">) {
  return async (token: string): Promise<Outcome<OpenedShare, ShareFailure>> => {
    if (!isToken(token)) return failed("not-found");
    const row = await db
      .selectFrom("design")
      .innerJoin("design_share as share", "share.design_id", "design.id")
      .where("share.token_hash", "=", hashToken(token))
      .where("design.outline", "is not", null)
      .select(["kind", "release", "scene_hash", "visitor_id", "customer_id", "expires_at", "revoked_at", "removed_at"])
      .select(documentText.as("document"))
      .executeTakeFirst();
    if (!row) return failed("not-found");
    const isOver = row.revoked_at !== null || row.removed_at !== null || row.expires_at <= clock.now();
    if (isOver) return failed("over");
    const { kind, release, scene_hash: sceneHash, expires_at: expiresAt } = row;
    const owner = { visitorId: row.visitor_id, customerId: row.customer_id };
    return done({ owner, expiresAt, design: { kind, release, sceneHash, document: asDocument(row.document) } });
  };
}

/** A shared design for holders of the link. */
export function viewShare(dependencies: OpenShareDependencies) {
  const open = openShare(dependencies);
  const { releases, kindOf = designableKindOf } = dependencies;
  return async (token: string): Promise<Outcome<SharedDesign, ShareFailure>> => {
    const opened = await open(token);
    if (!opened.ok) return opened;
    const { design, expiresAt } = opened.value;
    const release = await releases.at(design.kind, design.release);
    const kind = kindOf(design.kind);
    if (!release || !kind) return failed("not-found");
    const { title: name } = design.document;
    return done({
      name,
      sceneHash: design.sceneHash,
      expiresAt: expiresAt.toISOString(),
      ...leafable(kind, design.document, release.data),
    });
  };
}
