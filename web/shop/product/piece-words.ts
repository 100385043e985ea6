import type { PhotoFrameConfiguration } from "../../../products/photoframe/configuration.ts";
import type { Fact, ProductPage } from "../../../services/product-pages/contract.ts";

type Chosen = Pick<PhotoFrameConfiguration, "materialType" | "frameType">;

/** What the page is called: by its own words for the piece it begins with, by the material's for every other one. */
export function headingOf(
  page: Pick<ProductPage, "heading" | "lead" | "materialHeadings">,
  chosen: Chosen,
  own: Chosen,
  framed: (heading: string) => string,
): { readonly heading: string; readonly lead: string } {
  const other = page.materialHeadings[chosen.materialType ?? ""];
  const sameFrame = (chosen.frameType === null) === (own.frameType === null);
  if (!other || (chosen.materialType === own.materialType && sameFrame)) return page;
  return chosen.frameType === null ? other : { ...other, heading: framed(other.heading) };
}

/** What the page says of its own material at length; null while another one is chosen, of which it would not be true. */
export const descriptionOf = (
  page: Pick<ProductPage, "description">,
  chosen: Pick<Chosen, "materialType">,
  own: Pick<Chosen, "materialType">,
): string | null => (chosen.materialType === own.materialType ? page.description : null);

/**
 * The pictures that are true of the piece first. One of another piece comes last and only with its label, which says
 * what hangs there.
 */
export function picturesOf(gallery: ProductPage["gallery"], chosen: Chosen): ProductPage["gallery"] {
  const isTrue = ({ shows }: ProductPage["gallery"][number]) =>
    shows === null ||
    (shows.materials.includes(chosen.materialType ?? "") && shows.framed === (chosen.frameType !== null));
  const others = gallery.filter((one) => !isTrue(one) && one.label !== null);
  return [...gallery.filter(isTrue), ...others];
}

/** The facts of a material that hold for the piece, framed or not. */
export const factsOf = (facts: readonly Fact[], { frameType }: Chosen): readonly Fact[] =>
  facts.filter(({ when }) => when === null || (when === "framed") === (frameType !== null));
