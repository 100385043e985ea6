import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { DesignDocument } from "../../design/document.ts";
import { readDocument } from "../../design/read-document.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import type { DesignRecord } from "./contract.ts";
import type { DesignsDependencies } from "./ports.ts";

export interface StoredDesign {
  readonly id: string;
  readonly sequence: number;
  readonly release: number;
  readonly document: unknown;
  readonly scene_hash: string;
  readonly updated_at: Date;
}

export const designColumns = ["id", "kind", "sequence", "release", "document", "scene_hash", "updated_at"] as const;

/** A design of this owner; for anyone else, and for an unknown id, there is none. */
export function readDesign({ db }: DesignsDependencies) {
  return async (owner: Owner, id: string): Promise<Outcome<DesignRecord, "not-found">> => {
    const row = await db
      .selectFrom("design")
      .select(designColumns)
      .where("id", "=", id)
      .where(ownedBy(owner))
      .executeTakeFirst();
    return row ? done(toRecord(row)) : failed("not-found");
  };
}

export function toRecord(row: StoredDesign): DesignRecord {
  return {
    id: row.id,
    sequence: row.sequence,
    document: documentOf(row) as unknown as Record<string, unknown>,
    sceneHash: row.scene_hash,
    release: row.release,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Documents are parsed before they are stored; one that no longer reads is a bug, not a user's mistake. */
export function documentOf(row: { readonly id: string; readonly document: unknown }): DesignDocument {
  const read = readDocument(row.document);
  if (!read.ok) throw new Error(`design ${row.id} cannot be read: ${read.error.reason}`);
  return read.value;
}
