import type { Format } from "../../../core/measure.ts";
import { readAccessorySku, writeAccessorySku } from "../accessory-sku.ts";
import { openCase } from "../case.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { orderedEnvelope } from "../envelope/ordered-envelope.ts";
import type { Release } from "../release.ts";
import type { EnvelopePrint } from "../release-parts.ts";

/** Choices about envelopes, independent of each other. */
export interface EnvelopeChoice {
  readonly colour: string;
  readonly lined: boolean;
  readonly prints: readonly EnvelopePrint[];
  readonly quantity: number;
}

/** The size of envelope that goes with the card; null where there is none. */
export function envelopeSize(configuration: CardConfiguration, data: Release): Format | null {
  const { card } = openCase(configuration, data);
  return card?.priceClass ? card.envelope : null;
}

/** As ordered, or the white ones that are included. */
export function envelopeChoice(configuration: CardConfiguration, data: Release): EnvelopeChoice {
  const ordered = orderedEnvelope(openCase(configuration, data));
  if (ordered) return ordered;
  const included = data.envelopes.colours.find((one) => one.included);
  return { colour: included?.key ?? "", lined: false, prints: [], quantity: configuration.quantity };
}

const isEnvelope = (sku: string): boolean => readAccessorySku(sku)?.type === "envelope";

/** Envelopes of her own choice, beside those that are included. */
export const ordersEnvelopes = ({ accessories }: CardConfiguration): boolean =>
  accessories.some(({ sku }) => isEnvelope(sku));

/**
 * The change that orders them. Plain ones of an included colour need no order up to the number of cards. Null: the
 * catalogue has no such envelope.
 */
export function orderEnvelopes(
  { colour, lined, prints, quantity }: EnvelopeChoice,
  size: Format,
  configuration: CardConfiguration,
  { envelopes }: Release,
): Partial<CardConfiguration> | null {
  const others = configuration.accessories.filter(({ sku }) => !isEnvelope(sku));
  const isIncluded = envelopes.colours.some(({ key, included }) => key === colour && included);
  if (isIncluded && !lined && prints.length === 0) return { accessories: others };
  const subtype = envelopes.subtypes.find(
    (one) => one.lined === lined && one.prints.length === prints.length && prints.every((p) => one.prints.includes(p)),
  );
  if (!subtype) return null;
  const sku = writeAccessorySku({ type: "envelope", subtype: subtype.key, colour, size });
  return { accessories: [{ sku, quantity }, ...others] };
}
