import type { PagePiece } from "../../../products/kind-page.ts";
import type { Fact, ProductPage } from "../../../services/product-pages/contract.ts";

/** What the page is called: by its own words for the piece it begins with, by the material's for every other one. */
export function headingOf(
  page: Pick<ProductPage, "heading" | "lead" | "materialHeadings">,
  chosen: PagePiece,
  own: PagePiece,
  framed: (heading: string) => string,
): { readonly heading: string; readonly lead: string } {
  const other = page.materialHeadings[chosen.type];
  if (!other || (chosen.type === own.type && chosen.framed === own.framed)) return page;
  return chosen.framed ? { ...other, heading: framed(other.heading) } : other;
}

/** The long text about the page's material; null while another one is chosen. */
export const descriptionOf = (
  page: Pick<ProductPage, "description">,
  chosen: Pick<PagePiece, "type">,
  own: Pick<PagePiece, "type">,
): string | null => (chosen.type === own.type ? page.description : null);

/**
 * The pictures that are true of the piece first. One of another piece comes last and only with its label, which says
 * what hangs there.
 */
export function picturesOf(gallery: ProductPage["gallery"], chosen: PagePiece): ProductPage["gallery"] {
  const isTrue = ({ shows }: ProductPage["gallery"][number]) =>
    shows === null || (shows.materials.includes(chosen.type) && shows.framed === chosen.framed);
  const others = gallery.filter((one) => !isTrue(one) && one.label !== null);
  return [...gallery.filter(isTrue), ...others];
}

/** The facts of a material that hold for the piece, framed or not. */
export const factsOf = (facts: readonly Fact[], { framed }: PagePiece): readonly Fact[] =>
  facts.filter(({ when }) => when === null || (when === "framed") === framed);
