import { z } from "zod";
import type { DesignDocument } from "../../design/document.ts";
import { openingsOf } from "../../products/openings.ts";
import { type DesignableKind, designableKindOf } from "../../products/registry.ts";
import type { LeafableDesign } from "./contract.ts";
import { readVersion } from "./design-version.ts";
import type { DesignsDependencies, Releases } from "./ports.ts";
import { sharedPiece } from "./shared-pieces.ts";

/** Sides of a thing that operators see in the hand: long ones are checked opening by opening, flat. */
const MOST_CHECKED_IN_HAND = 16;
const sharedPieces = z.array(sharedPiece);

/**
 * The openings of a design, and its 3D pieces.
 *
 * @param most sides of a product with 3D pieces; longer ones have none
 */
export function leafable(
  { design }: DesignableKind,
  document: DesignDocument,
  data: unknown,
  most = Number.POSITIVE_INFINITY,
): Omit<LeafableDesign, "sceneHash"> {
  const layouts = design.surfaces(document, data);
  const openings = openingsOf(design.viewer, layouts).map((opening) =>
    opening.map((layout) => ({ page: layouts.indexOf(layout), ...layout.trim })),
  );
  const assembly = design.assembly?.(document, data);
  const inHand = assembly?.kind === "turned" && layouts.length <= most;
  const pieces = inHand ? sharedPieces.parse(assembly.pieces) : [];
  return { openings, pieces, sides: layouts.map(({ surface }) => surface) };
}

interface LeafableDependencies extends Pick<DesignsDependencies, "db"> {
  readonly releases: Pick<Releases, "at">;
  readonly kindOf?: ((key: string) => DesignableKind | undefined) | undefined;
}

/** The same for a frozen design; null when it can no longer be read. The caller has checked permission. */
export function leafableVersion({ db, releases, kindOf = designableKindOf }: LeafableDependencies) {
  const read = readVersion({ db });
  return async (versionId: string): Promise<LeafableDesign | null> => {
    const version = await read(versionId);
    const release = version && (await releases.at(version.kind, version.release));
    const kind = version && kindOf(version.kind);
    if (!release || !kind) return null;
    return { sceneHash: version.sceneHash, ...leafable(kind, version.document, release.data, MOST_CHECKED_IN_HAND) };
  };
}
