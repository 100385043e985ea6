import {
  DESIGN_SCHEMA,
  type DesignDocument,
  type DesignElement,
  type PhotoElement,
  type PhotoPlacement,
  type Surface,
  type TextElement,
} from "./document.ts";
import { allSides, type SurfaceEdge, type SurfaceLayout } from "./layout.ts";
import { ONE, plainPlacement } from "./placement.ts";

/** Small designs and layouts for tests. */
export const landscape = { id: "beach", name: "Strand.jpg", width: 4000, height: 3000 };
export const portrait = { id: "tower", name: "Turm.jpg", width: 3000, height: 4000 };

export const photoElement = (placement: Partial<PhotoPlacement> = {}): PhotoElement => ({
  id: "picture",
  type: "photo",
  frame: "surface",
  rotation: 0,
  opacity: ONE,
  photo: landscape.id,
  placement: { ...plainPlacement("fill"), ...placement },
});

export const textElement = (change: Partial<TextElement> = {}): TextElement => ({
  id: "words",
  type: "text",
  frame: { x: 20_000, y: 20_000, width: 200_000, height: 60_000 },
  rotation: 0,
  opacity: ONE,
  text: "Sylt 2026",
  language: null,
  hyphenate: false,
  font: "instrument-sans-regular",
  size: 10_000,
  colour: "#1b1a18",
  align: "start",
  stand: "top",
  leading: ONE,
  tracking: 0,
  fit: "report",
  ...change,
});

export const surface = (elements: readonly DesignElement[], id = "front"): Surface => ({
  id,
  role: id,
  background: null,
  copies: 1,
  turned: false,
  elements,
});

/** One picture on one front. */
export const canvas = (element: PhotoElement = photoElement()): DesignDocument => ({
  schema: DESIGN_SCHEMA,
  kind: "photoframe",
  configuration: { material: "leinwand" },
  title: "",
  photos: [landscape, portrait],
  surfaces: [surface([element])],
});

/** 300 x 200 mm, by default as a poster with 3 mm of bleed. */
export const front = (edge: SurfaceEdge = { kind: "bleed" }, bleed = 3_000): SurfaceLayout => ({
  surface: "front",
  role: "front",
  trim: { width: 300_000, height: 200_000 },
  bleed: allSides(bleed),
  edge,
  zones: [],
  background: "#ffffff",
  resolution: { good: 200, fair: 120, warnBelow: 100, refuseBelow: 50 },
});
