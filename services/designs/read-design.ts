import { type SelectQueryBuilder, sql } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { DesignDocument } from "../../design/document.ts";
import type { Db, Tables } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import type { DesignRecord } from "./contract.ts";
import type { DesignsDependencies } from "./ports.ts";

/** A design's document as JSON text, composed by the database, because large ones are slow to parse and write. */
export const documentText = sql<string>`(
  left(design.outline::text, -1) || ', "surfaces": [' || coalesce((
    select string_agg(left(side.head::text, -1) || ', "elements": ' || side.elements::text || '}', ', ' order by side.position)
    from design_surface as side where side.design_id = design.id
  ), '') || ']}')`;

/** Stored documents were parsed before, so they are not parsed by the schema again. */
export const asDocument = (text: string): DesignDocument => JSON.parse(text) as DesignDocument;

/** Designs of this owner. One that could not be brought up to the present schema does not exist. */
export const designsOf = (db: Db, owner: Owner): SelectQueryBuilder<Tables, "design", object> =>
  db.selectFrom("design").where("outline", "is not", null).where(ownedBy(owner));

/** A design as its owner opens it, its document as JSON text. */
export interface WrittenDesign extends Omit<DesignRecord, "document"> {
  readonly document: string;
}

/** A design of this owner; for anyone else, and for an unknown id, there is none. */
export function writtenDesign({ db }: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner, id: string): Promise<Outcome<WrittenDesign, "not-found">> => {
    const row = await designsOf(db, owner)
      .where("id", "=", id)
      .select(["id", "sequence", "release", "scene_hash", "updated_at"])
      .select(documentText.as("document"))
      .executeTakeFirst();
    if (!row) return failed("not-found");
    const { scene_hash: sceneHash, updated_at: updatedAt, ...columns } = row;
    return done({ ...columns, sceneHash, updatedAt: updatedAt.toISOString() });
  };
}

/** The record as the response's body. */
export function recordText({ document, ...columns }: WrittenDesign): string {
  return `${JSON.stringify(columns).slice(0, -1)},"document":${document}}`;
}

/** The same, for programs of this house. */
export function readDesign(dependencies: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner, id: string): Promise<Outcome<DesignRecord, "not-found">> => {
    const written = await writtenDesign(dependencies)(owner, id);
    return written.ok ? done({ ...written.value, document: { ...asDocument(written.value.document) } }) : written;
  };
}
