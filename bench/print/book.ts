import type { Rect, UnitMatrix } from "../../design/geometry.ts";
import type { Scene, SceneFill, SceneImage, ScenePage } from "../../design/scene.ts";

/** The synthetic book: A4 landscape with 3 mm bleed, four photos a page, cover-fit with clip. All lengths in µm. */
const TRIM = { width: 297_000, height: 210_000 };
const BLEED = 3_000;
const MARGIN = 10_000;
const GAP = 5_000;
const SLOT = { width: (TRIM.width - 2 * MARGIN - GAP) / 2, height: (TRIM.height - 2 * MARGIN - GAP) / 2 };
const PHOTO = { width: 4000, height: 3000 };

/** `pages` pages; placement number n shows photo n modulo `photos`. */
export function bookScene(pages: number, photos: number): Scene {
  return { version: 1, pages: Array.from({ length: pages }, (_, page) => bookPage(page, photos)) };
}

function bookPage(page: number, photos: number): ScenePage {
  const images = [0, 1, 2, 3].map((slot) => placed(slotRect(slot), String((page * 4 + slot) % photos)));
  const size = { width: TRIM.width + 2 * BLEED, height: TRIM.height + 2 * BLEED };
  const paper: SceneFill = { type: "fill", element: null, rect: { x: 0, y: 0, ...size }, colour: "#ffffff" };
  const trim = { x: BLEED, y: BLEED, ...TRIM };
  return { surface: `page-${page + 1}`, size, trim, items: [paper, ...images], zones: [] };
}

function slotRect(slot: number): Rect {
  const x = BLEED + MARGIN + (slot % 2) * (SLOT.width + GAP);
  const y = BLEED + MARGIN + (slot >> 1) * (SLOT.height + GAP);
  return { x, y, ...SLOT };
}

function placed(clip: Rect, photo: string): SceneImage {
  return { type: "image", element: photo, photo, matrix: covering(clip), clip };
}

/** The photo so large that it just covers the rectangle, centred. */
export function covering({ x, y, width, height }: Rect): UnitMatrix {
  const scale = Math.max(width / PHOTO.width, height / PHOTO.height);
  const covered = { width: Math.round(PHOTO.width * scale), height: Math.round(PHOTO.height * scale) };
  const left = Math.round(x + (width - covered.width) / 2);
  const top = Math.round(y + (height - covered.height) / 2);
  return [covered.width, 0, 0, covered.height, left, top];
}

/** A canvas of 120 x 80 cm with 48 mm of mirrored edge: the same photo nine times. */
export function wallScene(): Scene {
  const edge = 48_000;
  const front: Rect = { x: edge, y: edge, width: 1_200_000, height: 800_000 };
  const size = { width: front.width + 2 * edge, height: front.height + 2 * edge };
  const [w, , , h, e, f] = covering(front);
  const columns = [
    { x: 0, width: edge, a: -w, e: 2 * edge - e },
    { x: edge, width: front.width, a: w, e },
    { x: edge + front.width, width: edge, a: -w, e: 2 * (edge + front.width) - e },
  ];
  const rows = [
    { y: 0, height: edge, d: -h, f: 2 * edge - f },
    { y: edge, height: front.height, d: h, f },
    { y: edge + front.height, height: edge, d: -h, f: 2 * (edge + front.height) - f },
  ];
  const items = columns.flatMap((column) =>
    rows.map((row): SceneImage => {
      const clip = { x: column.x, y: row.y, width: column.width, height: row.height };
      return { type: "image", element: "0", photo: "0", matrix: [column.a, 0, 0, row.d, column.e, row.f], clip };
    }),
  );
  return { version: 1, pages: [{ surface: "front", size, trim: front, items, zones: [] }] };
}
