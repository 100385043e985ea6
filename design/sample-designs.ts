import { DESIGN_SCHEMA, type DesignDocument, type PhotoElement, type PhotoPlacement } from "./document.ts";
import type { SurfaceEdge, SurfaceLayout } from "./layout.ts";
import { plainPlacement } from "./placement.ts";

/** Small designs and layouts for tests. */
export const landscape = { id: "beach", name: "Strand.jpg", width: 4000, height: 3000 };
export const portrait = { id: "tower", name: "Turm.jpg", width: 3000, height: 4000 };

export const photoElement = (placement: Partial<PhotoPlacement> = {}): PhotoElement => ({
  id: "picture",
  type: "photo",
  frame: "surface",
  photo: landscape.id,
  placement: { ...plainPlacement("fill"), ...placement },
});

/** One picture on one front. */
export const canvas = (element: PhotoElement = photoElement()): DesignDocument => ({
  schema: DESIGN_SCHEMA,
  kind: "photoframe",
  configuration: { material: "leinwand" },
  title: "",
  photos: [landscape, portrait],
  surfaces: [{ id: "front", elements: [element] }],
});

/** 300 x 200 mm, by default as a poster with 3 mm of bleed. */
export const front = (edge: SurfaceEdge = { kind: "bleed" }, bleed = 3_000): SurfaceLayout => ({
  surface: "front",
  trim: { width: 300_000, height: 200_000 },
  bleed,
  edge,
  zones: [],
  background: "#ffffff",
  resolution: { good: 200, fair: 120, warnBelow: 100, refuseBelow: 50 },
});
