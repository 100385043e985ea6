import { sql } from "kysely";
import type { ArtPiece } from "../../design/art/art-piece.ts";
import { drawingOf, dressingPiece } from "../../design/art/drawing-of.ts";
import type { ArtDrawing, ArtLibrary } from "../../design/art-drawing.ts";
import type { DressingPiece } from "../../design/template/setting.ts";
import { createCache } from "../../platform/caches/cache.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";

/**
 * Adds the drawings of these cliparts and offers only them; existing ones stay, and none is ever removed.
 *
 * @returns how many were added
 */
export async function publishArt(trx: Db, cliparts: readonly ArtPiece[]): Promise<number> {
  let added = 0;
  const offered = cliparts.map((piece) => drawingOf(piece).hash);
  for (const piece of cliparts) {
    const drawing = drawingOf(piece);
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto("art_drawing")
      .values({ hash: drawing.hash, drawing: jsonb(drawing), piece_id: piece.id, title: jsonb(piece.title) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows);
  }
  await sql`
    update art_drawing set offered = not offered
    where offered <> (hash = any(${offered}::text[]))`.execute(trx);
  return added;
}

/** Drawings by hash; what a hash names never changes, so that they are remembered. */
export function createArtStore(db: Db) {
  const known = createCache<ArtDrawing>("art");

  async function read(hashes: readonly string[]): Promise<readonly ArtDrawing[]> {
    if (hashes.length === 0) return [];
    const rows = await db.selectFrom("art_drawing").select("drawing").where("hash", "in", hashes).execute();
    // Checked when it was published.
    return rows.map(({ drawing }) => drawing as ArtDrawing);
  }

  const sized = new Map<string, { readonly of: ArtPiece; readonly piece: DressingPiece }>();

  return {
    /** Facts of a clipart for a layout; its markup is parsed once. */
    sizeOf(piece: ArtPiece): DressingPiece {
      const before = sized.get(piece.id);
      if (before && JSON.stringify(before.of) === JSON.stringify(piece)) return before.piece;
      const found = dressingPiece(piece);
      sized.set(piece.id, { of: piece, piece: found });
      return found;
    },

    /** Those of these drawings that were ever published. */
    async artOf(hashes: readonly string[]): Promise<ArtLibrary> {
      const wanted = [...new Set(hashes)];
      const found = new Map(wanted.flatMap((hash) => known.get(hash) ?? []).map((drawing) => [drawing.hash, drawing]));
      for (const drawing of await read(wanted.filter((hash) => !found.has(hash)))) {
        found.set(drawing.hash, drawing);
        known.set(drawing.hash, drawing, JSON.stringify(drawing).length);
      }
      return { get: (hash) => found.get(hash) };
    },
  };
}
