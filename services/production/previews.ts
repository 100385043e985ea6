import { done, failed } from "../../core/outcome.ts";
import { createSingleFlight } from "../../platform/caches/single-flight.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Designs, PicturedDesign, Shown } from "../designs/service.ts";
import { type DrawnSide, drawSide, type PhotoCopies, photosOn } from "./draw-side.ts";
import type { PageDrawer } from "./drawing/page-drawer.ts";

export interface PreviewsDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly designs: Pick<Designs, "version" | "pageOf" | "pageHashes">;
  readonly drawer: Pick<PageDrawer, "draw">;
  readonly photos: PhotoCopies;
  /** Those of these photos that are the owner's. */
  readonly ownPhotos: (owner: Owner, ids: readonly string[]) => Promise<Pick<ReadonlySet<string>, "has">>;
}

export type Preview = DrawnSide;

/** Previews of designs, page by page. Each page of a frozen design is drawn once and kept. */
export function createPreviews(dependencies: PreviewsDependencies) {
  const { db, files, designs, drawer, photos, ownPhotos } = dependencies;
  const drawing = createSingleFlight<Preview>();

  async function drawFrozen(version: PicturedDesign, index: number): Promise<Preview> {
    const compiled = await designs.pageOf(version, index);
    if (!compiled) return failed("not-found");
    const { hash, personal } = compiled;
    return drawing.run(hash, async () => {
      const known = personal ? null : await kept(db, files, hash);
      if (known) return done(known);
      const { picture, complete } = await drawSide(drawer, { ...compiled, photos });
      // One without its photo is not kept: the photo may be back tomorrow.
      if (picture.ok && complete && !personal) await keep(db, files, hash, picture.value);
      return picture;
    });
  }

  return {
    /**
     * WebP bytes of a page of a frozen design. The caller has checked that the version may be seen.
     *
     * @param index of the page, from 0
     */
    async of(versionId: string, index = 0): Promise<Preview> {
      const hash = (await designs.pageHashes(versionId))?.[index];
      if (hash === undefined) return failed("not-found");
      const known = hash === null ? null : await kept(db, files, hash);
      if (known) return done(known);
      const version = await designs.version(versionId);
      return version ? drawFrozen(version, index) : failed("not-found");
    },
    /**
     * WebP bytes of a present design, for its owner. Unlike a frozen one it may name other visitors' photos, so only
     * her own are drawn. Not cached, because she may delete them.
     *
     * @param shown the recipient whose values it shows: strangers see none
     */
    async ofDesign(owner: Owner, design: PicturedDesign, index: number, shown: Shown): Promise<Preview> {
      const compiled = await designs.pageOf(design, index, shown);
      if (!compiled) return failed("not-found");
      const own = await ownPhotos(owner, [...photosOn(compiled.page)]);
      const hers = async (id: string) => (own.has(id) ? photos(id) : null);
      return (await drawSide(drawer, { ...compiled, photos: hers })).picture;
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;

async function kept(db: Db, files: FileStore, hash: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom("page_preview").select("sha256").where("page_hash", "=", hash).executeTakeFirst();
  const file = row && (await files.open(row.sha256));
  return file?.ok ? new Uint8Array(Buffer.concat(await file.value.stream.toArray())) : null;
}

async function keep(db: Db, files: FileStore, hash: string, picture: Uint8Array): Promise<void> {
  const stored = await files.put(picture, { contentType: "image/webp" });
  // Without space it is drawn again next time.
  if (!stored.ok) return;
  const { sha256 } = stored.value;
  await db
    .insertInto("page_preview")
    .values({ page_hash: hash, sha256 })
    .onConflict((conflict) => conflict.column("page_hash").doUpdateSet({ sha256 }))
    .execute();
}
