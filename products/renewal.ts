import { apply } from "../design/apply.ts";
import type { DesignDocument } from "../design/document.ts";
import { type Operation, type Step, together } from "../design/operation.ts";
import { reconfigured, type Wardrobes } from "./dressed-kind.ts";
import type { OpeningContext, Refusal } from "./quoting.ts";
import type { DesignableKind } from "./registry.ts";
import { quoteFor, type ShopPricing } from "./shop-pricing.ts";

/** One published release of a kind's catalogue. */
export interface CatalogueRelease {
  readonly release: number;
  readonly data: unknown;
}

/** Changes of a design under a newer release of its catalogue. */
export interface Renewal {
  readonly operation: Extract<Operation, { type: "renew" }>;
  /** Choices that are no longer offered and fell back. */
  readonly fellBack: readonly Refusal[];
  /** Minor units of one piece; null when it could not or cannot be had. */
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * Brings a design to another release. What the release still offers stays; what it lost falls back as it does in a
 * link, and is named. Null for a configuration that cannot be read, which no release can mend.
 */
export function renewalOf(
  kind: DesignableKind,
  design: DesignDocument,
  from: CatalogueRelease,
  to: CatalogueRelease,
  pricing: ShopPricing,
  shop: OpeningContext,
  wardrobes: Wardrobes,
): Renewal | null {
  const present = kind.configurationSchema.safeParse(design.configuration);
  if (!present.success) return null;
  const lost = kind.check(present.data, to.data);
  const reading = lost.length > 0 ? kind.readLink(kind.writeLink(present.data), to.data, shop) : null;
  const wanted = reading?.configuration ?? present.data;
  const steps: Step[] = [...reconfigured(kind, design, wanted, to.data, wardrobes)];
  const moved = apply(design, together(steps));
  const settled = moved.ok ? kind.design.settle(moved.value.document, to.data) : null;
  steps.push(...(settled?.steps ?? []));
  const priceOf = (configuration: unknown, data: unknown) => {
    const quote = quoteFor(kind, configuration, data, pricing);
    return quote.ok ? quote.value.priceCurrent : null;
  };
  return {
    operation: { type: "renew", from: from.release, to: to.release, steps },
    fellBack: reading ? (reading.notices.length > 0 ? reading.notices : lost) : [],
    before: priceOf(present.data, from.data),
    after: priceOf(settled?.configuration ?? wanted, to.data),
  };
}

/** Whether there is nothing to say: same price, same product. */
export const isUnnoticed = ({ before, after, fellBack, operation }: Renewal): boolean =>
  before === after && fellBack.length === 0 && operation.steps.length === 0;
