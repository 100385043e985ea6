import type { DesignElement, DesignPhoto, PhotoElement } from "../../design/document.ts";
import type { Rect } from "../../design/geometry.ts";
import { intersect } from "../../design/rect.ts";
import { faceSafe, facesIn, isSeen } from "./face-safe.ts";

/** Area for faces on a side, relative to its trim. */
export interface FaceRoom {
  readonly keep: Rect;
  /** Strips that are swallowed or bent. */
  readonly avoid: readonly Rect[];
}

type Placed = PhotoElement & { readonly frame: Rect; readonly photo: string };

const isPlaced = (element: DesignElement): element is Placed =>
  element.type === "photo" && element.photo !== null && element.slot !== undefined && element.frame !== "surface";

/**
 * Exchanges photos among places until each is cropped as little as possible, portrait in portrait and landscape in
 * landscape. A photo whose faces would be cut off or bound in is moved within its place.
 */
export function suitPhotos(
  elements: readonly DesignElement[],
  photos: readonly DesignPhoto[],
  room: FaceRoom,
): readonly DesignElement[] {
  const tray = new Map(photos.map((photo) => [photo.id, photo]));
  const places = elements.filter(isPlaced).filter((one) => !one.locked && tray.has(one.photo));
  const shown = exchanged(places, tray);
  const by = new Map(places.map((place, n) => [place.id, shown[n] ?? place]));
  return elements.map((element) => {
    const source = by.get(element.id);
    if (!source || element.type !== "photo" || element.frame === "surface") return element;
    const { effect: _, ...bare } = element;
    const filled: PhotoElement = {
      ...bare,
      photo: source.photo,
      placement: source.placement,
      ...(source.effect ? { effect: source.effect } : {}),
    };
    const photo = tray.get(source.photo);
    return photo ? withFacesSeen(filled, element.frame, photo, room) : filled;
  });
}

/** Assigns photos to places. */
function exchanged(places: readonly Placed[], tray: ReadonlyMap<string, DesignPhoto>): readonly Placed[] {
  const sources = [...places];
  const loss = (place: Placed | undefined, source: Placed | undefined): number => {
    const photo = source && tray.get(source.photo);
    return place && photo ? cutOff(photo, place.frame) : 0;
  };
  const gain = (a: number, b: number) =>
    loss(places[a], sources[a]) +
    loss(places[b], sources[b]) -
    loss(places[a], sources[b]) -
    loss(places[b], sources[a]);
  // Each exchange cuts off less than before, so that this ends; the bound is for rounding.
  for (let rounds = 0; rounds < places.length; rounds++) {
    let changed = false;
    for (let a = 0; a < places.length; a++) {
      for (let b = a + 1; b < places.length; b++) {
        const [one, other] = [sources[a], sources[b]];
        if (!one || !other || gain(a, b) < WORTH) continue;
        [sources[a], sources[b]] = [other, one];
        changed = true;
      }
    }
    if (!changed) break;
  }
  return sources;
}

/** Photos keep their order unless so much of a photo more is seen. */
const WORTH = 0.02;

/** The share of a photo that is cut off when it fills a box. */
function cutOff({ width, height }: DesignPhoto, box: Rect): number {
  const fit = width / height / (box.width / box.height);
  return 1 - Math.min(fit, 1 / fit);
}

function withFacesSeen(element: PhotoElement, box: Rect, photo: DesignPhoto, { keep, avoid }: FaceRoom): PhotoElement {
  if (!photo.faces?.length || element.placement.rotation !== 0) return element;
  const visible = intersect(box, keep);
  if (!visible) return element;
  const faces = facesIn(photo, box, element.placement);
  const strips = avoid.filter((strip) => intersect(strip, box));
  if (faces.every((face) => isSeen(face, visible, strips))) return element;
  const parts = strips.length > 0 ? beside(visible, strips) : [visible];
  const placement = parts.map((part) => faceSafe(photo, box, part)).find((one) => one !== null);
  return placement ? { ...element, placement } : element;
}

/** The parts of a box on both sides of upright strips, the larger one first. */
function beside(box: Rect, strips: readonly Rect[]): readonly Rect[] {
  let parts: readonly Rect[] = [box];
  for (const strip of strips) {
    parts = parts.flatMap((part) => {
      const end = part.x + part.width;
      return [
        { ...part, width: Math.min(strip.x, end) - part.x },
        { ...part, x: Math.max(strip.x + strip.width, part.x), width: end - Math.max(strip.x + strip.width, part.x) },
      ].filter(({ width }) => width > 0);
    });
  }
  return parts.toSorted((one, other) => other.width - one.width);
}
