import { readFile } from "node:fs/promises";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { fontsOf, loadFonts } from "../../design/text/load-fonts.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Designs, PicturedDesign } from "../designs/service.ts";
import { drawPreview, type PreviewPhotos } from "./preview.ts";

export interface PreviewsDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly designs: Designs;
  readonly photos: PreviewPhotos;
  /** Those of these photos that are the owner's. */
  readonly ownPhotos: (owner: Owner, ids: readonly string[]) => Promise<Pick<ReadonlySet<string>, "has">>;
}

interface Drawn {
  readonly picture: Uint8Array;
  readonly complete: boolean;
}

/** Previews of designs. Each frozen scene is drawn once and kept. */
export function createPreviews({ db, files, designs, photos, ownPhotos }: PreviewsDependencies) {
  async function drawNow(version: PicturedDesign, photosOf: PreviewPhotos): Promise<Drawn | null> {
    const compiled = await designs.sceneOf(version);
    if (!compiled.ok) return null;
    const fonts = await loadFonts(fontsOf(version.document), (font) => readFile(font.url));
    let complete = true;
    const watched: PreviewPhotos = async (id) => {
      const photo = await photosOf(id);
      if (!photo) complete = false;
      return photo;
    };
    return { picture: await drawPreview(compiled.value.scene, watched, fonts), complete };
  }

  async function kept(sceneHash: string): Promise<Uint8Array | null> {
    const row = await db
      .selectFrom("scene_preview")
      .select("sha256")
      .where("scene_hash", "=", sceneHash)
      .executeTakeFirst();
    const file = row && (await files.open(row.sha256));
    return file?.ok ? new Uint8Array(await new Response(file.value.stream as never).arrayBuffer()) : null;
  }

  async function keep(sceneHash: string, picture: Uint8Array): Promise<void> {
    const stored = await files.put(picture, { contentType: "image/webp" });
    // Without space it is drawn again next time.
    if (!stored.ok) return;
    await db
      .insertInto("scene_preview")
      .values({ scene_hash: sceneHash, sha256: stored.value.sha256 })
      .onConflict((conflict) => conflict.column("scene_hash").doUpdateSet({ sha256: stored.value.sha256 }))
      .execute();
  }

  return {
    /** WebP bytes. The caller has checked that the version may be seen. */
    async of(versionId: string): Promise<Outcome<Uint8Array, "not-found">> {
      const version = await designs.version(versionId);
      if (!version) return failed("not-found");
      const known = await kept(version.sceneHash);
      if (known) return done(known);
      const drawn = await drawNow(version, photos);
      if (!drawn) return failed("not-found");
      // One without its photo is not kept: the photo may be back tomorrow.
      if (drawn.complete) await keep(version.sceneHash, drawn.picture);
      return done(drawn.picture);
    },
    /**
     * WebP bytes of a design as it is now, for its owner. Only a frozen design was asked whose photos it shows; this one
     * may name anybody's, so hers alone are drawn. It is not kept, because she may delete them.
     */
    async ofDesign(owner: Owner, design: PicturedDesign): Promise<Outcome<Uint8Array, "not-found">> {
      const hers: PreviewPhotos = async (id) => ((await ownPhotos(owner, [id])).has(id) ? photos(id) : null);
      const drawn = await drawNow(design, hers);
      return drawn ? done(drawn.picture) : failed("not-found");
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
