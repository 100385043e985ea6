import { createContext, useContext } from "react";
import type { Translate } from "../../../core/labels.ts";
import type { Shop } from "../../../core/shop.ts";
import type { PriceTerms, ProductionFacts, Refusal } from "../../../products/kind.ts";
import type { KindPanel } from "../../../products/panel.ts";
import type { DesignableKind } from "../../../products/registry.ts";
import type { Renewal } from "../../../products/renewal.ts";
import type { Uploads } from "../../uploads/uploads.ts";
import type { DesignPhotos } from "../photos/design-photos.ts";
import type { Pictures } from "../photos/pictures.ts";
import type { Session } from "../store/session.ts";
import type { Arrival } from "./arrival.ts";
import type { Drawer } from "./design-view.ts";
import type { StockStore } from "./stock-store.ts";

/** A product kind with one release of its catalogue: all that is known before a design is opened. */
export interface KindAtHand {
  readonly kind: DesignableKind;
  readonly panel: KindPanel<unknown, unknown>;
  /** Number of the catalogue release, and what it says. */
  readonly release: number;
  readonly data: unknown;
  readonly shop: Shop;
  readonly text: Translate;
  readonly terms: PriceTerms;
  /** Other releases a running reduction is measured against. */
  readonly earlier: readonly unknown[];
  /** When it is there and what shipping costs; null when that cannot be said. */
  readonly arrivalOf: (facts: ProductionFacts, goods: number) => Arrival | null;
}

/** An open design with everything its editor needs; the same object as long as the design is open. */
export interface Desk extends KindAtHand {
  readonly session: Session;
  readonly photos: DesignPhotos;
  readonly pictures: Pictures;
  readonly uploads: Uploads;
  readonly drawer: Drawer;
  /** Fonts, hyphenation and art that are loaded for this design. */
  readonly stock: StockStore;
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

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("no desk above this component");
  return desk;
}
