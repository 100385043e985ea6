import { readFile } from "node:fs/promises";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { fontsOf, loadFonts } from "../../design/text/load-fonts.ts";
import type { Db } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Designs, PicturedDesign } from "../designs/service.ts";
import { drawPreview, type PreviewPhotos } from "./preview.ts";

export interface PreviewsDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly designs: Designs;
  readonly photos: PreviewPhotos;
}

/** Previews of designs. Each scene is drawn once and kept. */
export function createPreviews({ db, files, designs, photos }: PreviewsDependencies) {
  async function drawNow(version: PicturedDesign): Promise<{ picture: Uint8Array; complete: boolean } | null> {
    const compiled = await designs.sceneOf(version);
    if (!compiled.ok) return null;
    const fonts = await loadFonts(fontsOf(version.document), (font) => readFile(font.url));
    let complete = true;
    const watched: PreviewPhotos = async (id) => {
      const photo = await photos(id);
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

  async function draw(design: PicturedDesign): Promise<Outcome<Uint8Array, "not-found">> {
    const known = await kept(design.sceneHash);
    if (known) return done(known);
    const drawn = await drawNow(design);
    if (!drawn) return failed("not-found");
    // One without its photo is not kept: the photo may be back tomorrow.
    if (drawn.complete) await keep(design.sceneHash, drawn.picture);
    return done(drawn.picture);
  }

  return {
    /** WebP bytes. The caller has checked that the version may be seen. */
    async of(versionId: string): Promise<Outcome<Uint8Array, "not-found">> {
      const version = await designs.version(versionId);
      return version ? draw(version) : failed("not-found");
    },
    /** WebP bytes of a design the caller was given because she may see it. */
    draw,
  };
}

export type Previews = ReturnType<typeof createPreviews>;
