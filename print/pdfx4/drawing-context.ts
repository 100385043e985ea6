import type { Outcome } from "../../core/outcome.ts";
import type { SceneItem } from "../../design/scene.ts";
import type { PdfxFailure } from "../failure.ts";
import type { FontBook } from "../fonts/font-book.ts";
import type { Pdf } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/writer.ts";
import type { PhotoEmbedder } from "./images.ts";
import type { Inks } from "./ink.ts";
import type { Resources } from "./resources.ts";
import type { Coordinates } from "./sheet.ts";

/** State of drawing on one page or form. */
export interface DrawingContext {
  readonly writer: PdfWriter;
  readonly at: Coordinates;
  readonly page: Resources;
  readonly inks: Inks;
  readonly photos: PhotoEmbedder;
  readonly fonts: FontBook;
  /** Inside something transparent, where no plate may be. */
  readonly transparent: boolean;
  /** Type with something transparent over it. */
  readonly veiled: ReadonlySet<SceneItem>;
}

export type Drawn = Outcome<Pdf | null, PdfxFailure>;
