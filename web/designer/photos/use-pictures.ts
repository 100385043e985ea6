import { createContext, useContext, useSyncExternalStore } from "react";
import type { ProxyWidth } from "../../../services/photos/contract.ts";
import { type PictureSource, type Pictures, pictureUrl } from "./pictures.ts";

export const PicturesContext = createContext<Pictures | null>(null);

function usePictures(): Pictures {
  const pictures = useContext(PicturesContext);
  if (!pictures) throw new Error("no pictures above this component");
  return pictures;
}

/** Where the pixels of all photos come from just now. */
export function usePictureSources(): ReadonlyMap<string, PictureSource> {
  const pictures = usePictures();
  return useSyncExternalStore(pictures.subscribe, pictures.sources, pictures.sources);
}

/** Address of a photo at least `width` pixels long, null while there is nothing to show. */
export function usePictureUrl(photo: string, width: ProxyWidth): string | null {
  const pictures = usePictures();
  const url = () => pictureUrl(pictures.sources().get(photo), photo, width);
  return useSyncExternalStore(pictures.subscribe, url, url);
}

/** Where the pixels of one photo come from. */
export function usePictureSource(photo: string): PictureSource | undefined {
  const pictures = usePictures();
  const source = () => pictures.sources().get(photo);
  return useSyncExternalStore(pictures.subscribe, source, source);
}
