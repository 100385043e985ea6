import type { Rect, UnitMatrix } from "../../design/geometry.ts";
import { outlinePath } from "../../design/outline.ts";
import type { Scene, SceneFill, SceneGlyphs, SceneImage, ScenePage } from "../../design/scene.ts";
import type { FontFace } from "../../design/text/font.ts";

/**
 * The synthetic book: A4 landscape with 3 mm bleed, four photos a page, cover-fit with clip, two of them round, a
 * paragraph of words and a line of gold foil. All lengths in µm.
 */
const TRIM = { width: 297_000, height: 210_000 };
const BLEED = 3_000;
const MARGIN = 10_000;
const GAP = 5_000;
/** Below the photos. */
const WORDS = 30_000;
const SLOT = { width: (TRIM.width - 2 * MARGIN - GAP) / 2, height: (TRIM.height - WORDS - 2 * MARGIN - GAP) / 2 };
const PHOTO = { width: 4000, height: 3000 };

/** `pages` pages; placement number n shows photo n modulo `photos`. */
export function bookScene(pages: number, photos: number, face: FontFace): Scene {
  return { version: 2, pages: Array.from({ length: pages }, (_, page) => bookPage(page, photos, face)) };
}

function bookPage(page: number, photos: number, face: FontFace): ScenePage {
  const images = [0, 1, 2, 3].map((slot) => placed(slotRect(slot), String((page * 4 + slot) % photos), slot % 2 === 1));
  const size = { width: TRIM.width + 2 * BLEED, height: TRIM.height + 2 * BLEED };
  const paper: SceneFill = { type: "fill", element: null, rect: { x: 0, y: 0, ...size }, colour: "#ffffff" };
  const top = BLEED + TRIM.height - MARGIN - WORDS + GAP;
  const foil: SceneFill = {
    type: "fill",
    element: "line",
    colour: "#000000",
    plate: "Foil_Gold",
    rect: { x: BLEED + MARGIN, y: top, width: TRIM.width - 2 * MARGIN, height: 600 },
  };
  return {
    surface: `page-${page + 1}`,
    role: "page",
    copies: 1,
    size,
    trim: { x: BLEED, y: BLEED, ...TRIM },
    zones: [],
    items: [paper, ...images, foil, ...paragraph(face, top + 7_000, page)],
  };
}

const SENTENCE = "Am Morgen lag Nebel über dem See, und wir frühstückten auf dem Steg, bis die Sonne ihn auflöste. ";
const TYPE = 4_200;
const LINES = 4;

/** Four lines of about a hundred letters each. */
function paragraph(face: FontFace, top: number, page: number): readonly SceneGlyphs[] {
  return Array.from({ length: LINES }, (_, line) => {
    const text = `${page + 1}.${line + 1} ${SENTENCE}`;
    const y = top + line * Math.round(TYPE * 1.3);
    let pen = 0;
    const glyphs = face.shape(text, 0, text.length).flatMap(({ id, cluster, advance, xOffset }) => {
      const x = BLEED + MARGIN + Math.round(((pen + xOffset) * TYPE) / face.unitsPerEm);
      pen += advance;
      return [id, cluster, x, y];
    });
    const clip = { x: BLEED, y: y - TYPE, width: TRIM.width, height: 2 * TYPE };
    return {
      type: "glyphs",
      element: "words",
      font: face.hash,
      size: TYPE,
      colour: "#000000",
      text,
      glyphs,
      clip,
    };
  });
}

function slotRect(slot: number): Rect {
  const x = BLEED + MARGIN + (slot % 2) * (SLOT.width + GAP);
  const y = BLEED + MARGIN + (slot >> 1) * (SLOT.height + GAP);
  return { x, y, ...SLOT };
}

function placed(clip: Rect, photo: string, round: boolean): SceneImage {
  const image: SceneImage = { type: "image", element: photo, photo, matrix: covering(clip), clip };
  return round ? { ...image, mask: outlinePath("ellipse", clip) } : image;
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
  return { version: 2, pages: [{ surface: "front", role: "front", copies: 1, size, trim: front, items, zones: [] }] };
}
