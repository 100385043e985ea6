import { createContext, useContext, useSyncExternalStore } from "react";
import type { ProxyWidth } from "../../../services/photos/contract.ts";
import { type Pictures, pictureUrl } from "./pictures.ts";

export const PicturesContext = createContext<Pictures | null>(null);

/** Address of a photo at least `width` pixels long, null while there is nothing to show. */
export function usePictureUrl(photo: string, width: ProxyWidth): string | null {
  const pictures = useContext(PicturesContext);
  if (!pictures) throw new Error("no pictures above this component");
  const sources = useSyncExternalStore(pictures.subscribe, pictures.sources, pictures.sources);
  return pictureUrl(sources.get(photo), photo, width);
}
