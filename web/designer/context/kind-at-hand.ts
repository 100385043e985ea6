import type { Translate } from "../../../core/labels.ts";
import type { Shop } from "../../../core/shop.ts";
import type { ProductionFacts } from "../../../products/kind.ts";
import type { KindPanel } from "../../../products/panel.ts";
import type { DesignableKind } from "../../../products/registry.ts";
import type { ShopPricing } from "../../../products/shop-pricing.ts";
import type { Arrival } from "./arrival.ts";

/** A product kind with one release of its catalogue: all that is known before a design is opened. */
export interface KindAtHand {
  readonly kind: DesignableKind;
  readonly panel: KindPanel<unknown, unknown>;
  /** Number of the catalogue release, and what it says. */
  readonly release: number;
  readonly data: unknown;
  readonly shop: Shop;
  readonly text: Translate;
  readonly pricing: ShopPricing;
  /** Other releases a running reduction is measured against. */
  readonly earlier: readonly unknown[];
  /** When it is there and what shipping costs; null when that cannot be said. */
  readonly arrivalOf: (facts: ProductionFacts, goods: number) => Arrival | null;
}
