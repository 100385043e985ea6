import { artLibrary, dressingPiece } from "../../../design/art/drawing-of.ts";
import { compilePage } from "../../../design/compile-page.ts";
import type { Surface } from "../../../design/document.ts";
import { allSides, type SurfaceLayout } from "../../../design/layout.ts";
import { paintPage } from "../../../design/svg/paint-page.ts";
import { dressLayout } from "../../../design/template/dress-layout.ts";
import { emptyPlaces } from "../../../design/template/empty-place.ts";
import type { Dressing } from "../../../design/template/setting.ts";
import type { FontLibrary } from "../../../design/text/font.ts";
import { noHyphens } from "../../../design/text/hyphens.ts";
import { plateOf } from "../refinements.ts";
import type { PreviewJob } from "./preview-job.ts";
import { previewSizes } from "./preview-sizes.ts";

/** Micrometres. */
const BLEED = 3_000;
const SAFE = 4_000;

/** A design that nobody has touched yet as an SVG picture: dressed, compiled and painted like every other design. */
export function drawPreview(job: PreviewJob, fonts: FontLibrary): string {
  const { palette, pairing, main, accent, artInk, words, language, refinement } = job;
  const { width, height } = previewSizes[job.proportion];
  const trim = { width: width * 1000, height: height * 1000 };
  const dressing: Dressing = {
    palette,
    pairing,
    artInk,
    words,
    language,
    plate: refinement === null ? null : plateOf[refinement],
    art: { ...(main ? { main: dressingPiece(main) } : {}), ...(accent ? { accent: dressingPiece(accent) } : {}) },
  };
  const material = { fonts, hyphens: noHyphens };
  const { background, elements } = dressLayout(job.template, {
    sheet: { trim, bleed: BLEED, safe: SAFE },
    dressing,
    material,
  });
  const surface: Surface = { id: "sheet", role: "sheet", background, elements, copies: 1, turned: false };
  const layout: SurfaceLayout = {
    surface: "sheet",
    role: "sheet",
    trim,
    bleed: allSides(BLEED),
    edge: { kind: "bleed" },
    background,
    zones: [
      {
        kind: "safe",
        by: "safe",
        area: { x: SAFE, y: SAFE, width: trim.width - 2 * SAFE, height: trim.height - 2 * SAFE },
      },
    ],
    resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
  };
  const art = artLibrary([main, accent].flatMap((piece) => piece ?? []));
  const { page } = compilePage(surface, layout, {
    ...material,
    art,
    photos: new Map(),
    emptyPlace: emptyPlaces(palette.colours),
  });
  return paintPage(page, { area: "trim", picture: () => null, fonts, plates: "shown" });
}
