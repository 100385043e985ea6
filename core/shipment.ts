import { type Consignment, consign, parcelCount } from "./consignment.ts";
import { daysForParcels, type ProductionSite } from "./delivery-date.ts";
import type { Piece } from "./piece.ts";

/** An order's shipment: its parcels, and the working days to produce them. */
export interface Shipment extends Consignment {
  readonly productionDays: number;
}

/** @param made everything that is packed, and the working days of its slowest product */
export function shipmentOf(
  site: Pick<ProductionSite, "parcelsADay">,
  made: { readonly pieces: readonly Piece[]; readonly productionDays: number },
): Shipment {
  const packed = consign(made.pieces);
  return { ...packed, productionDays: daysForParcels(made.productionDays, parcelCount(packed), site) };
}
