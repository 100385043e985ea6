import { sql } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { COMPILER } from "../../design/compile.ts";
import { breaksReference } from "../../platform/database/broken-reference.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { DesignToFreeze, NamedPage } from "./design-to-freeze.ts";
import type { FrozenVersion } from "./design-version.ts";
import type { FreezeFailure } from "./freeze-outcome.ts";
import { designsOf, documentText } from "./read-design.ts";

/** Photo or design may be deleted meanwhile: the foreign key waits for the deletion and then refuses. */
export async function insertVersion(
  db: Db,
  owner: Owner,
  design: DesignToFreeze,
  pages: readonly NamedPage[],
  photos: readonly string[],
): Promise<Outcome<FrozenVersion, FreezeFailure>> {
  try {
    const id = await db.transaction().execute((trx) => writeVersion(trx, owner, design, pages, photos));
    if (id !== null) return done(frozenVersion(id, design));
    const left = await designsOf(db, owner).where("id", "=", design.id).select("id").executeTakeFirst();
    return failed({ kind: left ? "sequence-conflict" : "not-found" });
  } catch (error) {
    if (breaksReference(error, "frozen_design_shows_photo")) return failed({ kind: "photos-missing", findings: [] });
    if (breaksReference(error, "design_version_design_id_fkey")) return failed({ kind: "not-found" });
    throw error;
  }
}

const frozenVersion = (
  versionId: string,
  { id, kind, release, sceneHash, outline }: DesignToFreeze,
): FrozenVersion => ({
  versionId,
  designId: id,
  kind,
  release,
  sceneHash,
  title: outline.title,
  configuration: outline.configuration,
});

/** The document goes from table to table. @returns null when the design was changed meanwhile */
async function writeVersion(
  trx: Db,
  owner: Owner,
  { id, kind, release, sequence, sceneHash }: DesignToFreeze,
  pages: readonly NamedPage[],
  photos: readonly string[],
): Promise<string | null> {
  const frozen = designsOf(trx, owner).where("id", "=", id).where("sequence", "=", sequence);
  const named = pages.map(({ surface, hash, findings }) => ({ surface, hash, findings }));
  const { rows } = await sql<{ id: string }>`
    insert into design_version (id, design_id, sequence, kind, release, compiler, scene_hash, too_small, pages, document)
    select ${newId()}::uuid, frozen.id, ${sequence}::int, ${kind}, ${release}::int, ${COMPILER}::int, ${sceneHash}, false,
      ${JSON.stringify(named)}::jsonb, frozen.document::jsonb
    from (${frozen.select(["id", documentText.as("document")])}) as frozen
    -- doing "nothing" would not return the row that is there
    on conflict (design_id, sequence, compiler) do update set too_small = false
    returning id`.execute(trx);
  const version = rows[0]?.id;
  if (version === undefined) return null;
  if (photos.length > 0) {
    await trx
      .insertInto("design_version_photo")
      .values(photos.map((photo) => ({ version_id: version, photo_id: photo })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return version;
}
