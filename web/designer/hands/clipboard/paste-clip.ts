import type { DesignDocument, DesignElement, DesignPhoto, Surface } from "../../../../design/document.ts";
import type { Size } from "../../../../design/geometry.ts";
import { type Operation, type Step, together } from "../../../../design/operation.ts";
import { BESIDE, broughtInside, copiesOf } from "../steps/copies.ts";
import type { Clip } from "./clip.ts";

export interface PasteTarget {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly trim: Size;
  /** Types that a visitor may add to this kind. */
  readonly allowed: readonly DesignElement["type"][];
}

export interface Pasted {
  readonly operation: Operation;
  /** Ids of the new elements. */
  readonly elements: readonly string[];
  /** Photos that come to the tray. */
  readonly photos: readonly string[];
}

/** Photos of a clip that the design lacks. */
export const missingPhotos = ({ photos }: DesignDocument, clip: Clip): readonly string[] => {
  const known = new Set(photos.map(({ id }) => id));
  return clip.photos.map(({ id }) => id).filter((id) => !known.has(id));
};

/**
 * Brings a clip onto a side: beside the originals on the side it was copied from, otherwise at the same place. A photo
 * that belongs to somebody else leaves its place empty. Null where nothing of it may be on this kind.
 *
 * @param own those of the missing photos that belong to the visitor
 */
export function pasteClip(
  { document, surface, trim, allowed }: PasteTarget,
  clip: Clip,
  own: readonly DesignPhoto[],
  newId: () => string,
): Pasted | null {
  const taken = clip.elements.filter(({ type }) => allowed.includes(type));
  if (taken.length === 0) return null;
  const present = new Set([...document.photos, ...own].map(({ id }) => id));
  const isBeside = surface.elements.some(({ id }) => taken.some((element) => element.id === id));
  const copies = copiesOf(taken, isBeside ? BESIDE : 0, newId).map((copy) => withoutForeign(copy, present));
  const elements = broughtInside(copies, trim);
  const used = new Set(elements.map((element) => (element.type === "photo" ? element.photo : null)));
  const added = own.filter(({ id }) => used.has(id));
  const steps: readonly Step[] = [
    ...added.map((photo): Step => ({ type: "addPhoto", photo })),
    { type: "addElements", surface: surface.id, elements },
  ];
  return { operation: together(steps), elements: elements.map(({ id }) => id), photos: added.map(({ id }) => id) };
}

const withoutForeign = (element: DesignElement, present: ReadonlySet<string>): DesignElement =>
  element.type === "photo" && element.photo !== null && !present.has(element.photo)
    ? { ...element, photo: null }
    : element;
