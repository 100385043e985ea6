import type { DesignOutline, SurfaceHead } from "../../../design/document.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";

type Layouts = readonly SurfaceLayout[];

/**
 * Layouts stay the same objects while neither configuration nor sides change, so that what is drawn from them alone is
 * not rendered again for every movement of a photo.
 */
export function layoutMemory(surfaces: (design: DesignOutline) => Layouts): (design: DesignOutline) => Layouts {
  let known: { readonly design: DesignOutline; readonly layouts: Layouts } | null = null;
  return (design) => {
    if (known && agree(known.design, design)) return known.layouts;
    known = { design, layouts: surfaces(design) };
    return known.layouts;
  };
}

const agree = (one: DesignOutline, other: DesignOutline) =>
  one.configuration === other.configuration &&
  one.photos === other.photos &&
  one.surfaces.length === other.surfaces.length &&
  one.surfaces.every((surface, at) => isSameHead(surface, other.surfaces[at]));

const isSameHead = (one: SurfaceHead, other: SurfaceHead | undefined) =>
  one === other ||
  (one.id === other?.id &&
    one.role === other.role &&
    one.background === other.background &&
    one.copies === other.copies &&
    one.turned === other.turned &&
    one.style === other.style);
