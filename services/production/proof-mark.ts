import type { Language } from "../../core/locale.ts";
import type { DesignDocument, DesignElement, Surface } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";

/** Watermark of preview pages. */
export const markWords: Readonly<Record<Language, string>> = {
  de: "Ansicht",
  en: "Preview",
  es: "Vista previa",
  fr: "Aperçu",
  it: "Anteprima",
  nl: "Voorbeeld",
};

const MARKS = 3;
/** Between the first and last of them and the edges, as a share of the side. */
const MARGIN = 0.06;

/**
 * A design with the mark over each of these sides, three times along the diagonal, light and dark so that no photo
 * hides it.
 */
export function markedDesign(
  document: DesignDocument,
  layouts: readonly Pick<SurfaceLayout, "surface" | "trim">[],
  language: Language,
): DesignDocument {
  const trims = new Map(layouts.map(({ surface, trim }) => [surface, trim]));
  const surfaces = document.surfaces.map((surface): Surface => {
    const trim = trims.get(surface.id);
    if (!trim) return surface;
    const marks = Array.from({ length: MARKS }, (_, n) => marksAt(trim, n, markWords[language])).flat();
    return { ...surface, elements: [...surface.elements, ...marks] };
  });
  return { ...document, surfaces };
}

function marksAt(
  { width, height }: SurfaceLayout["trim"],
  n: number,
  word: string,
): readonly [DesignElement, DesignElement] {
  const size = Math.round(Math.min(width, height) / 8);
  const box = {
    width: Math.round(Math.min(size * word.length * 0.75, width * (1 - 2 * MARGIN))),
    height: Math.round(size * 1.6),
  };
  const share = MARGIN + (n / (MARKS - 1)) * (1 - 2 * MARGIN);
  const x = Math.round((width - box.width) * share);
  const y = Math.round((height - box.height) * share);
  const shift = Math.max(Math.round(size / 40), 1);
  const mark = (tone: "light" | "dark", colour: string, by: number): DesignElement => ({
    id: `proof-mark-${n}-${tone}`,
    type: "text",
    rotation: 0,
    opacity: 420_000,
    text: word,
    language: null,
    hyphenate: false,
    font: "instrument-sans-regular",
    size,
    colour,
    frame: { x: x + by, y: y + by, ...box },
    align: "centre",
    stand: "middle",
    leading: 1_000_000,
    tracking: 0,
    fit: "shrink",
  });
  return [mark("dark", "#3a3a3a", shift), mark("light", "#ffffff", 0)];
}
