import type { Size } from "./geometry.ts";
import type { PathData } from "./path.ts";

/** A clipart as it is drawn: filled paths from the bottom up, in units of its own. What a hash names never changes. */
export interface ArtDrawing {
  /** SHA-256 of the canonical JSON of all the rest. */
  readonly hash: string;
  /** Extent of the drawing in its own units. */
  readonly units: Size;
  /** As wide as it was drawn, micrometres: its lines hold in foil at this size and above. Absent: nobody knows. */
  readonly width?: number | undefined;
  readonly parts: readonly ArtPart[];
  /** The drawing in one colour, which can be printed as a plate; null: there is none. */
  readonly single: readonly ArtPart[] | null;
}

export interface ArtPart {
  readonly path: PathData;
  /** "#rrggbb"; for the drawing in one colour it is replaced. */
  readonly colour: string;
  /** ppm; absent: opaque. */
  readonly opacity?: number;
  readonly rule?: "evenodd";
}

/** Drawings by content hash. */
export interface ArtLibrary {
  get(hash: string): ArtDrawing | undefined;
}

export const noArt: ArtLibrary = { get: () => undefined };
