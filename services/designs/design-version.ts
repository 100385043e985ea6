import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { DesignDocument } from "../../design/document.ts";
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
  /** A placed photo is still uploading, was rejected, or is not this visitor's. */
  | "photos-missing"
  /** A placed photo has too few pixels to be printed at this size. */
  | "photos-too-small";

/** Freezes what the visitor saw. Freezing the same state twice gives the same version. */
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
    return done(await insertVersion(db, { ...row, document, scene_hash: compiled.value.hash }));
  };
}

async function insertVersion(
  db: Db,
  design: { id: string; kind: string; sequence: number; release: number; document: DesignDocument; scene_hash: string },
): Promise<DesignVersion> {
  const row = await db
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
