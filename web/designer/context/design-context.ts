import { createContext, useContext } from "react";
import type { Refusal } from "../../../products/kind.ts";
import type { Renewal } from "../../../products/renewal.ts";
import type { DesignPhotos } from "../photos/design-photos.ts";
import type { Pictures } from "../photos/pictures.ts";
import type { Session } from "../store/session.ts";
import type { Uploads } from "../uploads/uploads.ts";
import type { Drawer } from "./design-view.ts";
import type { KindAtHand } from "./kind-at-hand.ts";
import type { StockStore } from "./stock-store.ts";
import type { WardrobeStore } from "./wardrobe-store.ts";

/** An open design with everything its editor needs; the same object as long as the design is open. */
export interface DesignContext extends KindAtHand {
  readonly session: Session;
  readonly photos: DesignPhotos;
  readonly pictures: Pictures;
  readonly uploads: Uploads;
  readonly drawer: Drawer;
  /** Fonts, hyphenation and art that are loaded for this design. */
  readonly stock: StockStore;
  /** Styles of the shop that are loaded: the design's own, and those that were asked for. */
  readonly wardrobes: WardrobeStore;
  /** What fell back when the link was read; said once. */
  readonly notices: readonly Refusal[];
  /** What a newer release of the catalogue would change; null where there is none. */
  readonly offeredRenewal: OfferedRenewal | null;
  /** The basket line that is being edited, null for a new one. */
  readonly line: string | null;
}

export interface OfferedRenewal extends Renewal {
  readonly accept: () => void;
}

export const OpenDesignContext = createContext<DesignContext | null>(null);

export function useDesignContext(): DesignContext {
  const context = useContext(OpenDesignContext);
  if (!context) throw new Error("no context above this component");
  return context;
}
