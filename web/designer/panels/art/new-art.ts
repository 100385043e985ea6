import type { ArtElement, DesignElement } from "../../../../design/document.ts";
import type { SurfaceLayout } from "../../../../design/layout.ts";
import type { ListedArt } from "../../../../services/themes/contract.ts";
import { newBase, newFrame } from "../../elements/add-element.ts";

/** A clipart as it comes onto a side: in its own colours and proportions, a third of the side. */
export const newArt = (
  { hash, width, height }: ListedArt,
  layout: SurfaceLayout,
  taken: readonly DesignElement[],
): ArtElement => ({
  ...newBase(),
  type: "art",
  frame: newFrame(layout, { width, height }, 1 / 3, taken),
  piece: hash,
  mirror: "none",
  colour: null,
});
