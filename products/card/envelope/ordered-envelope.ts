import type { Format } from "../../../core/measure.ts";
import { readAccessorySku } from "../accessory-sku.ts";
import type { Case } from "../case.ts";
import { type EnvelopeSizeClass, envelopeSizeClass } from "../envelope-size.ts";
import type { EnvelopePrint } from "../release-parts.ts";

/** The envelopes that go with a card. */
export interface OrderedEnvelope {
  readonly sku: string;
  readonly subtype: string;
  readonly colour: string;
  /** In landscape, millimetres. */
  readonly size: Format;
  readonly sizeClass: EnvelopeSizeClass;
  readonly quantity: number;
  readonly prints: readonly EnvelopePrint[];
  readonly lined: boolean;
  /** "#rrggbb" */
  readonly paper: string;
}

/** The first envelope of the order; null without one of its own, and for names that the release does not know. */
export function orderedEnvelope({ configuration, release }: Case): OrderedEnvelope | null {
  for (const { sku, quantity } of configuration.accessories) {
    const accessory = readAccessorySku(sku);
    if (accessory?.type !== "envelope") continue;
    const subtype = release.envelopes.subtypes.find(({ key }) => key === accessory.subtype);
    const colour = release.envelopes.colours.find(({ key }) => key === accessory.colour);
    if (!subtype || !colour) continue;
    const { size } = accessory;
    return {
      sku,
      subtype: subtype.key,
      colour: colour.key,
      size,
      sizeClass: envelopeSizeClass(size),
      quantity,
      prints: subtype.prints,
      lined: subtype.lined,
      paper: colour.paper,
    };
  }
  return null;
}
