import { type ProxyWidth, proxyPath, type RejectionReason } from "../../../services/photos/contract.ts";

/** Where the pixels of a photo come from: the device while it travels, then the house's proxies. */
export type PictureSource =
  | { readonly from: "device"; readonly url: string; readonly thumbnail: string | null }
  | { readonly from: "house" }
  /** On its way, and this browser cannot show it by itself. */
  | { readonly from: "nowhere-yet" }
  /** The house did not take it, and says so for as long as the photo is in the design. */
  | { readonly from: "nowhere"; readonly why: RejectionReason };

/** Sources by photo id, as an external store. */
export interface Pictures {
  subscribe(listener: () => void): () => void;
  sources(): ReadonlyMap<string, PictureSource>;
  set(photo: string, source: PictureSource): void;
}

export function createPictures(): Pictures {
  let sources: ReadonlyMap<string, PictureSource> = new Map();
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sources: () => sources,
    set(photo, source) {
      sources = new Map(sources).set(photo, source);
      for (const listener of listeners) listener();
    },
  };
}

/** Address of a photo at least `width` pixels long where there is one, null while there is nothing to show. */
export function pictureUrl(source: PictureSource | undefined, photo: string, width: ProxyWidth): string | null {
  switch (source?.from) {
    case "device":
      return width === 512 ? (source.thumbnail ?? source.url) : source.url;
    case "house":
      return proxyPath(photo, width);
    default:
      return null;
  }
}
