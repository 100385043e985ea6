import { type ProxyWidth, proxyPath, type RejectionReason } from "../../../services/photos/contract.ts";
import { createStore, type Store } from "../../browser/store/create-store.ts";

/** Where the pixels of a photo come from: the device while it travels, then the house's proxies. */
export type PictureSource =
  | { readonly from: "device" /** A copy of 1,024 pixels. */; readonly url: string; readonly thumbnail: string }
  | { readonly from: "house" }
  /** On its way, and this browser cannot show it by itself. */
  | { readonly from: "nowhere-yet" }
  /** The house did not take it, and says so for as long as the photo is in the design. */
  | { readonly from: "nowhere"; readonly why: RejectionReason };

/** Sources by photo id. */
export interface Pictures extends Store<ReadonlyMap<string, PictureSource>> {
  set(photo: string, source: PictureSource): void;
  setAll(sources: Iterable<readonly [photo: string, source: PictureSource]>): void;
}

export function createPictures(): Pictures {
  const { state, write, subscribe } = createStore<ReadonlyMap<string, PictureSource>>(new Map());
  const setAll = (changed: Iterable<readonly [string, PictureSource]>) => write(new Map([...state(), ...changed]));
  return {
    state,
    subscribe,
    set(photo, source) {
      const before = state().get(photo);
      if (before !== source && !(before?.from === "house" && source.from === "house")) setAll([[photo, source]]);
    },
    setAll,
  };
}

/** Address of a photo at least `width` pixels long where there is one, null while there is nothing to show. */
export function pictureUrl(source: PictureSource | undefined, photo: string, width: ProxyWidth): string | null {
  switch (source?.from) {
    case "device":
      return width === 512 ? source.thumbnail : source.url;
    case "house":
      return proxyPath(photo, width);
    default:
      return null;
  }
}
