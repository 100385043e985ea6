import type { Language } from "../../../core/locale.ts";
import type { ArtPiece } from "../../../design/art/art-piece.ts";
import type { ArtInk, Pairing, Palette, Proportion, Template, WordRole } from "../../../design/template/template.ts";
import type { ThemeRefinement } from "../refinements.ts";

/** Request to the drawing process: a preview, or a picture of one. */
export type DrawingRequest = { readonly job: PreviewJob } | { readonly svg: string };

/** Contents of one preview, completely read. */
export interface PreviewJob {
  readonly template: Template;
  readonly proportion: Proportion;
  readonly palette: Palette;
  readonly pairing: Pairing;
  readonly main: ArtPiece | undefined;
  readonly accent: ArtPiece | undefined;
  readonly artInk: ArtInk;
  readonly words: Readonly<Partial<Record<WordRole, string>>>;
  readonly language: Language;
  readonly refinement: ThemeRefinement | null;
}
