import { useEffect, useState } from "react";
import { type Greys, lookOf, type PhotoLook, PLACES } from "../../../design/photo-look.ts";
import { skySide } from "../../../design/sky-side.ts";
import { pictureUrl } from "../photos/pictures.ts";
import { usePictureSources } from "../photos/use-pictures.ts";

const LARGE = 256;

/** What small copies of these photos say, one photo after the other, while the editor is open. */
export function usePhotoLooks(photos: readonly { readonly id: string }[]): ReadonlyMap<string, PhotoLook> {
  const sources = usePictureSources();
  const [looks, setLooks] = useState<ReadonlyMap<string, PhotoLook>>(new Map());
  const [begun] = useState(() => new Set<string>());
  useEffect(() => {
    for (const { id } of photos) {
      const url = pictureUrl(sources.get(id), id, 512);
      if (url === null || begun.has(id)) continue;
      begun.add(id);
      void inLine(() => lookAt(url)).then((look) => {
        if (look) setLooks((before) => new Map(before).set(id, look));
        else begun.delete(id);
      });
    }
  }, [photos, sources, begun]);
  return looks;
}

let last: Promise<unknown> = Promise.resolve();

/** Pictures are decoded one at a time: the table stays quick meanwhile. */
function inLine<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}

/** Null while it cannot be shown. */
async function lookAt(url: string): Promise<PhotoLook | null> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const shrink = LARGE / Math.max(picture.naturalWidth, picture.naturalHeight, 1);
  const width = Math.max(Math.round(picture.naturalWidth * shrink), 3);
  const height = Math.max(Math.round(picture.naturalHeight * shrink), 3);
  const [small, large] = [greysOf(picture, PLACES), greysOf(picture, { width, height })];
  const colours = pixelsOf(picture, { width: SKY, height: SKY });
  return small && large && colours ? { ...lookOf(small, large), sky: skySide(colours) } : null;
}

/** Points a side that tell where the sky is. */
const SKY = 16;

function greysOf(picture: HTMLImageElement, { width, height }: { width: number; height: number }): Greys | null {
  const data = pixelsOf(picture, { width, height })?.data;
  if (!data) return null;
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    values[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, values };
}

/** RGBA. */
function pixelsOf(picture: HTMLImageElement, { width, height }: { width: number; height: number }): ImageData | null {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
