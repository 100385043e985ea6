import { createContext, useContext, useSyncExternalStore } from "react";
import type { ProxyWidth } from "../../../services/photos/contract.ts";
import { type PictureSource, type Pictures, pictureUrl } from "./pictures.ts";

export const PicturesContext = createContext<Pictures | null>(null);

/** Where the pixels of all photos come from just now. */
export function usePictureSources(): ReadonlyMap<string, PictureSource> {
  const pictures = useContext(PicturesContext);
  if (!pictures) throw new Error("no pictures above this component");
  return useSyncExternalStore(pictures.subscribe, pictures.sources, pictures.sources);
}

/** Address of a photo at least `width` pixels long, null while there is nothing to show. */
export const usePictureUrl = (photo: string, width: ProxyWidth): string | null =>
  pictureUrl(usePictureSources().get(photo), photo, width);
