import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { DesignDocument } from "../../design/document.ts";
import { breaksReference } from "../../platform/database/broken-reference.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { type Owner, ownedBy, ownerColumns } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/random.ts";
import type { DesignsDependencies } from "./ports.ts";
import { designColumns, documentOf } from "./read-design.ts";
import { isTooSmall, sceneOfDesign } from "./scene-of-design.ts";

/** A design as it stood when it went into the basket. Never changes. */
export interface DesignVersion {
  readonly versionId: string;
  readonly designId: string;
  readonly kind: string;
  readonly release: number;
  readonly title: string;
  readonly configuration: DesignDocument["configuration"];
  readonly document: DesignDocument;
  readonly sceneHash: string;
}

export interface SeenDesign {
  readonly sequence: number;
  readonly sceneHash: string;
}

export type FreezeFailure =
  | "not-found"
  /** The design was changed elsewhere since. */
  | "sequence-conflict"
  /** The server compiles another picture than the one the visitor saw. */
  | "scene-mismatch"
  /** A placed photo is still uploading, was rejected or deleted, or is not this visitor's. */
  | "photos-missing"
  /** A placed photo has too few pixels to be printed at this size. */
  | "photos-too-small";

/** Freezes what the visitor saw. Freezing the same state twice gives the same version. Its photos stay from then on. */
export function freezeDesign({ db, releases, photos }: DesignsDependencies) {
  return async (owner: Owner, id: string, seen: SeenDesign): Promise<Outcome<DesignVersion, FreezeFailure>> => {
    const row = await db
      .selectFrom("design")
      .select(designColumns)
      .where("id", "=", id)
      .where(ownedBy(owner))
      .executeTakeFirst();
    if (!row) return failed("not-found");
    if (row.sequence !== seen.sequence) return failed("sequence-conflict");
    const document = documentOf(row);
    const release = await releases.at(row.kind, row.release);
    const compiled = release && (await sceneOfDesign(document, release.data));
    if (!compiled?.ok || compiled.value.hash !== seen.sceneHash) return failed("scene-mismatch");
    if (!(await photosComplete(document, await photos.ready(owner, placedPhotos(document))))) {
      return failed("photos-missing");
    }
    // The pixels are those of the photos that arrived: their sizes were compared just now.
    if (isTooSmall(document, compiled.value)) return failed("photos-too-small");
    return keepVersion(db, { ...row, document, scene_hash: compiled.value.hash });
  };
}

interface DesignToFreeze {
  readonly id: string;
  readonly kind: string;
  readonly sequence: number;
  readonly release: number;
  readonly document: DesignDocument;
  readonly scene_hash: string;
}

/** Photo or design may be deleted between the look and here: the foreign key waits for the deletion and then refuses. */
async function keepVersion(
  db: Db,
  design: DesignToFreeze,
): Promise<Outcome<DesignVersion, "photos-missing" | "not-found">> {
  try {
    return done(await db.transaction().execute((trx) => insertVersion(trx, design)));
  } catch (error) {
    if (breaksReference(error, "frozen_design_shows_photo")) return failed("photos-missing");
    if (breaksReference(error, "design_version_design_id_fkey")) return failed("not-found");
    throw error;
  }
}

async function insertVersion(trx: Db, design: DesignToFreeze): Promise<DesignVersion> {
  const row = await trx
    .insertInto("design_version")
    .values({
      id: newId(),
      design_id: design.id,
      sequence: design.sequence,
      kind: design.kind,
      release: design.release,
      document: jsonb(design.document),
      scene_hash: design.scene_hash,
      too_small: false,
    })
    // Doing "nothing" would not return the row that is there.
    .onConflict((conflict) => conflict.columns(["design_id", "sequence"]).doUpdateSet({ too_small: false }))
    .returning(versionColumns)
    .executeTakeFirstOrThrow();
  const photos = placedPhotos(design.document);
  if (photos.length > 0) {
    await trx
      .insertInto("design_version_photo")
      .values(photos.map((photo) => ({ version_id: row.id, photo_id: photo })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return toVersion(row);
}

const versionColumns = ["id", "design_id", "kind", "release", "document", "scene_hash"] as const;

/** A frozen version by id. The caller has checked that this basket or order may see it. */
export function readVersion({ db }: DesignsDependencies) {
  return async (versionId: string): Promise<DesignVersion | null> => {
    const row = await db
      .selectFrom("design_version")
      .select(versionColumns)
      .where("id", "=", versionId)
      .executeTakeFirst();
    return row ? toVersion(row) : null;
  };
}

/** A new design of this owner that starts as the version was; its history begins anew. */
export function duplicateVersion({ db }: DesignsDependencies) {
  return async (owner: Owner, versionId: string): Promise<Outcome<{ designId: string }, "not-found">> => {
    const row = await db
      .selectFrom("design_version")
      .select(versionColumns)
      .where("id", "=", versionId)
      .where(({ exists, selectFrom, ref }) =>
        exists(
          selectFrom("design")
            .select("design.id")
            .whereRef("design.id", "=", ref("design_version.design_id"))
            .where(ownedBy(owner)),
        ),
      )
      .executeTakeFirst();
    if (!row) return failed("not-found");
    const designId = newId();
    await db
      .insertInto("design")
      .values({
        id: designId,
        ...ownerColumns(owner),
        kind: row.kind,
        release: row.release,
        document: jsonb(row.document),
        scene_hash: row.scene_hash,
        copied_from: row.design_id,
      })
      .execute();
    return done({ designId });
  };
}

function toVersion(row: {
  id: string;
  design_id: string;
  kind: string;
  release: number;
  document: unknown;
  scene_hash: string;
}): DesignVersion {
  const document = documentOf(row);
  return {
    versionId: row.id,
    designId: row.design_id,
    kind: row.kind,
    release: row.release,
    title: document.title,
    configuration: document.configuration,
    document,
    sceneHash: row.scene_hash,
  };
}

const photoElements = (document: DesignDocument) =>
  document.surfaces.flatMap(({ elements }) => elements.filter((element) => element.type === "photo"));

function placedPhotos(document: DesignDocument): string[] {
  return [...new Set(photoElements(document).flatMap(({ photo }) => photo ?? []))];
}

/** Every frame is filled, every photo has arrived and has the size the design was made with: a crop is a share of it. */
function photosComplete(
  document: DesignDocument,
  ready: ReadonlyMap<string, { width: number; height: number }>,
): boolean {
  return photoElements(document).every(({ photo: id }) => {
    const arrived = id === null ? undefined : ready.get(id);
    const used = document.photos.find((photo) => photo.id === id);
    return arrived !== undefined && used?.width === arrived.width && used.height === arrived.height;
  });
}
