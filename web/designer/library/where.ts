import type { DesignDocument } from "../../../design/document.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { type PhotoPlace, photoPlaces } from "../../../design/place-many.ts";
import type { Words } from "../elements/tool.ts";

/** A place with the words for where it is. */
export interface NamedPlace extends PhotoPlace {
  readonly where: string;
}

/** All places with their words: "Seite 3 von 24, Platz 2", or the place alone where there is one page. */
export function namedPlaces(
  document: DesignDocument,
  layouts: readonly SurfaceLayout[],
  words: Words,
): readonly NamedPlace[] {
  const counts = new Map<string, number>();
  return photoPlaces(document, layouts).map((place) => {
    const { surface } = place.layout;
    const n = (counts.get(surface) ?? 0) + 1;
    counts.set(surface, n);
    const numbered = words.library.place.numbered({ n });
    const page = pageName(layouts, surface, words);
    return { ...place, where: page === null ? numbered : words.library.place.where({ page, place: numbered }) };
  });
}

/** Null where there is one page. */
export function pageName(layouts: readonly SurfaceLayout[], surface: string, { pages }: Words): string | null {
  const at = layouts.findIndex((layout) => layout.surface === surface);
  return layouts.length > 1 ? pages.page({ numbers: String(at + 1), of: layouts.length }) : null;
}
