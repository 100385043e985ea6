import { done, failed, type Outcome, unreachable } from "../../core/outcome.ts";
import type { SceneFill, SceneGlyphs, SceneImage, SceneItem } from "../../design/scene.ts";
import type { FontBook } from "../fonts/font-book.ts";
import { glyphHex } from "../fonts/to-unicode.ts";
import { type Pdf, reference, text } from "../pdf/syntax.ts";
import type { PdfxFailure } from "./failure.ts";
import { imageMatrix } from "./image-matrix.ts";
import type { PhotoEmbedder } from "./images.ts";
import type { Inks } from "./ink.ts";
import type { Resources } from "./resources.ts";
import { points, type Sheet } from "./sheet.ts";

/** What drawing on one page needs. */
export interface Desk {
  readonly sheet: Sheet;
  readonly page: Resources;
  readonly inks: Inks;
  readonly photos: PhotoEmbedder;
  readonly fonts: FontBook;
}

/** One item as content stream operators, or null when there is nothing to draw. Graphics state is left as it was. */
export function drawItem(item: SceneItem, desk: Desk): Promise<Outcome<Pdf | null, PdfxFailure>> {
  switch (item.type) {
    case "fill":
      return drawFill(item, desk);
    case "image":
      return drawImage(item, desk);
    case "glyphs":
      return drawGlyphs(item, desk);
    default:
      return unreachable(item);
  }
}

async function drawFill({ rect, colour, plate }: SceneFill, { sheet, page, inks }: Desk) {
  const ink = await inks.area(colour, plate, page);
  return ink.ok ? done(`q ${ink.value} ${sheet.rect(rect)} re f Q`) : ink;
}

async function drawImage({ photo, matrix, clip, plate }: SceneImage, { sheet, page, photos }: Desk) {
  if (plate !== undefined) return failed({ reason: "plate-picture", plate } as const);
  const embedded = await photos(photo);
  if (!embedded.ok) return embedded;
  const { ref, photo: stored } = embedded.value;
  const placement = imageMatrix(matrix, stored.orientation, sheet);
  return done(`q ${sheet.rect(clip)} re W n ${placement} cm ${page.use("XObject", reference(ref))} Do Q`);
}

/**
 * Each glyph is set at its own place, so that the print does not depend on any reader's idea of widths. A run whose text
 * the font's map cannot give back carries it as ActualText.
 */
async function drawGlyphs(run: SceneGlyphs, { sheet, page, inks, fonts }: Desk) {
  if (run.glyphs.length === 0) return done(null);
  const ink = await inks.type(run.colour, run.plate, page);
  if (!ink.ok) return ink;
  const used = fonts.use(run);
  if (!used.ok) return used;
  const font = page.use("Font", used.value.font);
  const glyphs = run.glyphs.map((glyph) => `1 0 0 1 ${sheet.point(glyph)} Tm <${glyphHex(glyph.id)}> Tj`).join("\n");
  const type = `BT ${font} ${points(run.size)} Tf\n${glyphs}\nET`;
  const spoken = used.value.readable ? type : `/Span <</ActualText ${text(run.text)}>> BDC ${type} EMC`;
  return done(`q ${sheet.rect(run.clip)} re W n ${ink.value} ${spoken} Q`);
}
