import { createContext, useContext } from "react";
import type { ProxyWidth } from "../../../services/photos/contract.ts";
import { useStore, useStoreValue } from "../../browser/store/use-store.ts";
import { type PictureSource, type Pictures, pictureUrl } from "./pictures.ts";

export const PicturesContext = createContext<Pictures | null>(null);

function usePictures(): Pictures {
  const pictures = useContext(PicturesContext);
  if (!pictures) throw new Error("no pictures above this component");
  return pictures;
}

/** Where the pixels of all photos come from just now. */
export function usePictureSources(): ReadonlyMap<string, PictureSource> {
  return useStore(usePictures());
}

/** Address of a photo at least `width` pixels long, null while there is nothing to show. */
export function usePictureUrl(photo: string, width: ProxyWidth): string | null {
  return useStoreValue(usePictures(), (sources) => pictureUrl(sources.get(photo), photo, width));
}

/** Where the pixels of one photo come from. */
export function usePictureSource(photo: string): PictureSource | undefined {
  return useStoreValue(usePictures(), (sources) => sources.get(photo));
}
