import { micrometres } from "../../core/measure.ts";
import { DESIGN_SCHEMA, type DesignDocument, type Surface } from "../../design/document.ts";
import { newPrint } from "../pile/print-side.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import { type PileKind, pilesOf, styleOf } from "./piles.ts";
import type { Release } from "./release.ts";
import { PRINT } from "./surfaces.ts";

/** One empty print per pile, in the link's number: prices are right from the start, and nothing can be ordered yet. */
export const blankDesign = (configuration: PhotoPrintConfiguration, release: Release): DesignDocument => ({
  schema: DESIGN_SCHEMA,
  kind: "photoprint",
  configuration,
  title: "",
  photos: [],
  surfaces: pilesOf(configuration).map((pile, index) => ({
    ...emptyPrint(`print-${index + 1}`, configuration, pile, release),
    ...(index > 0 ? { style: styleOf(pile) } : {}),
    copies: pile.quantity,
  })),
});

export const emptyPrint = (
  id: string,
  { border }: Pick<PhotoPrintConfiguration, "border">,
  { photoprintFormat }: PileKind,
  release: Release,
): Surface =>
  newPrint({ surface: id, element: `${id}-photo` }, PRINT, null, {
    format: photoprintFormat,
    rim: rimOf(border, release),
  });

/** Of a border of the catalogue, micrometres; null for none. */
export function rimOf(border: string, { borders }: Release): number | null {
  const width = borders.find(({ key }) => key === border)?.width ?? 0;
  return width > 0 ? micrometres(width) : null;
}
