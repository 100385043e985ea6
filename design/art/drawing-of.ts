import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { ArtDrawing, ArtLibrary, ArtPart } from "../art-drawing.ts";
import { canonicalJson } from "../canonical-json.ts";
import type { DressingPiece } from "../template/setting.ts";
import type { ArtPiece } from "./art-piece.ts";
import { FINER, readMarkup } from "./read-markup.ts";

const drawn = new WeakMap<ArtPiece, ArtDrawing>();

/**
 * A clipart as it is drawn; the same piece gives the same drawing with the same hash. Cached by the piece's identity.
 *
 * @throws Error on markup that the schema does not let through, which is a bug
 */
export function drawingOf(piece: ArtPiece): ArtDrawing {
  const known = drawn.get(piece);
  if (known) return known;
  const content = {
    units: { width: piece.units.width * FINER, height: piece.units.height * FINER },
    parts: partsOf(piece.id, piece.markup),
    single: piece.foil === null ? null : partsOf(piece.id, piece.foil),
  };
  const hash = bytesToHex(sha256(new TextEncoder().encode(canonicalJson(content))));
  const drawing = { hash, ...content, width: piece.width };
  drawn.set(piece, drawing);
  return drawing;
}

/** Facts of a piece for dressing. */
export const dressingPiece = (piece: ArtPiece): DressingPiece => ({
  hash: drawingOf(piece).hash,
  width: piece.width,
  height: piece.height,
  single: piece.foil !== null,
});

/** The drawings of these pieces. */
export function artLibrary(pieces: Iterable<ArtPiece>): ArtLibrary {
  const drawings = new Map([...pieces].map(drawingOf).map((drawing) => [drawing.hash, drawing]));
  return { get: (hash) => drawings.get(hash) };
}

function partsOf(id: string, markup: string): readonly ArtPart[] {
  const parts = readMarkup(markup);
  if (!parts.ok) throw new Error(`the clipart "${id}" ${parts.error}`);
  return parts.value;
}
