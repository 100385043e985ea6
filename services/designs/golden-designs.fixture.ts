import type { ArtDrawing } from "../../design/art-drawing.ts";
import { DESIGN_SCHEMA, type DesignDocument, type DesignElement } from "../../design/document.ts";
import { allSides, type SurfaceEdge, type SurfaceLayout } from "../../design/layout.ts";
import { ONE, plainPlacement } from "../../design/placement.ts";

/** Designs that customers of some version may have approved. They are never changed, only added to. */
export interface GoldenDesign {
  readonly name: string;
  readonly document: DesignDocument;
  readonly layouts: readonly SurfaceLayout[];
}

export const goldenArt: ArtDrawing = {
  hash: "a1".repeat(32),
  units: { width: 1_000, height: 1_000 },
  parts: [
    { path: "M0 0L1000 0C1000 500 500 1000 0 1000Z", colour: "#a04030" },
    { path: "M200 200L800 200L500 700Z", colour: "#203040", opacity: 600_000 },
  ],
  single: null,
};

const photos = [
  { id: "beach", name: "Strand.jpg", width: 4000, height: 3000 },
  { id: "tower", name: "Turm.jpg", width: 3000, height: 4000 },
];
const base = { rotation: 0, opacity: ONE } as const;

const photo = (id: string, change: object = {}): DesignElement => ({
  ...base,
  id,
  type: "photo",
  photo: "beach",
  placement: plainPlacement("fill"),
  frame: { x: 10_000, y: 15_000, width: 120_000, height: 80_000 },
  ...change,
});

const text = (id: string, words: string, change: object = {}): DesignElement => ({
  ...base,
  id,
  type: "text",
  text: words,
  language: "de",
  hyphenate: true,
  font: "instrument-sans-regular",
  frame: { x: 20_000, y: 110_000, width: 90_000, height: 70_000 },
  size: 6_000,
  colour: "#202020",
  align: "start",
  stand: "top",
  leading: 1_100_000,
  tracking: 0,
  fit: "report",
  ...change,
});

const layout = (edge: SurfaceEdge = { kind: "bleed" }, bleed = 3_000): SurfaceLayout => ({
  surface: "front",
  role: "front",
  trim: { width: 300_000, height: 200_000 },
  bleed: allSides(bleed),
  edge,
  zones: [],
  background: "#ffffff",
  resolution: { good: 200, fair: 120, warnBelow: 100, refuseBelow: 50 },
});

const design = (elements: readonly DesignElement[]): DesignDocument => ({
  schema: DESIGN_SCHEMA,
  kind: "golden",
  configuration: {},
  title: "",
  photos,
  surfaces: [{ id: "front", role: "front", background: "#f4efe6", copies: 1, turned: false, elements }],
});

const onFront = (name: string, ...elements: readonly DesignElement[]): GoldenDesign => ({
  name,
  document: design(elements),
  layouts: [layout()],
});
const turned = { fit: "fill", centre: { x: 430_000, y: 610_000 }, zoom: 1_400_000, rotation: 12_500 };
const whole = photo("whole", { frame: "surface", placement: turned });

export const goldenDesigns: readonly GoldenDesign[] = [
  onFront("a turned photo over the whole side", whole),
  { name: "a mirrored edge", document: design([whole]), layouts: [layout({ kind: "mirrored", wrap: 38_000 }, 58_000)] },
  { name: "a folded edge", document: design([whole]), layouts: [layout({ kind: "folded", wrap: 18_000 }, 38_000)] },
  onFront(
    "masks, borders, effects and opacity",
    photo("heart", { mask: "heart", border: { width: 1_500, colour: "#8a671c" } }),
    photo("oval", { mask: "ellipse", rotation: 30_000, opacity: 700_000, photo: "tower" }),
    photo("grey", { effect: { tone: "sepia", light: 10, contrast: -5, warmth: 20 } }),
  ),
  onFront(
    "words in several scripts, hyphenated and spaced",
    text("german", "Donaudampfschifffahrtsgesellschaften und Überseehäfen, wo das Meer bis an die Füße reicht."),
    text("greek", "Καλημέρα, Κόσμε", { language: "el", hyphenate: false, align: "centre", stand: "middle" }),
    text("russian", "Привет из отпуска", { language: "ru", tracking: 80_000, align: "end", stand: "bottom" }),
    text("small", "Viele Wörter für wenig Platz ".repeat(12), { fit: "shrink", rotation: -15_000 }),
  ),
  onFront(
    "shapes and art",
    {
      ...base,
      id: "star",
      type: "shape",
      outline: "star",
      fill: "#c0a020",
      plate: "Foil_Gold",
      frame: { x: 40_000, y: 40_000, width: 50_000, height: 50_000 },
      stroke: null,
    } as unknown as DesignElement,
    {
      ...base,
      id: "ring",
      type: "shape",
      outline: "ellipse",
      fill: null,
      rotation: 45_000,
      opacity: 500_000,
      frame: { x: 90_000, y: 60_000, width: 70_000, height: 30_000 },
      stroke: { width: 2_000, colour: "#204060" },
    } as DesignElement,
    {
      ...base,
      id: "leaf",
      type: "art",
      piece: goldenArt.hash,
      mirror: "across",
      colour: null,
      rotation: 20_000,
      frame: { x: 150_000, y: 90_000, width: 60_000, height: 60_000 },
    } as DesignElement,
  ),
];
