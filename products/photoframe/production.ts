import { shippingClassOf } from "../../core/shipping-class.ts";
import type { ProductionFacts } from "../kind.ts";
import { openCase } from "./case.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { packedOf } from "./packing.ts";
import type { Release } from "./release.ts";
import { ticketOf } from "./ticket.ts";
import { weightOf } from "./weight.ts";

/** Days, weight, parcel and legal facts of one piece. The configuration must be possible. */
export function production(configuration: PhotoFrameConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const { material, frame } = one;
  const weightGrams = weightOf(one);
  const packed = packedOf(one);
  return {
    productionDays: (material?.days ?? 0) + (frame ? release.frames.extraDays : 0),
    weightGrams,
    packed,
    shippingClass: shippingClassOf(packed, weightGrams),
    // Only what lies in stock and holds nobody's photo can be sold to someone else.
    withdrawalRight: material === null && frame?.made.kind === "ready",
    taxClass: "printed-standard",
    ticket: ticketOf(one),
  };
}
