import { consign } from "../../core/consignment.ts";
import type { Country } from "../../core/locale.ts";
import { gramsOf, type Piece, timesPieces } from "../../core/piece.ts";
import type { ShippingClass } from "../../core/shipping-class.ts";
import { spread } from "../../core/spread.ts";
import type { LineOffer } from "../carts/service.ts";
import { isGiftVoucher } from "../carts/service.ts";
import type { RecipientAddress } from "./address.ts";
import type { SentLines } from "./sending.ts";

/** A line of a basket as far as it is packed. */
export interface PackableLine {
  readonly line: { readonly id: string; readonly quantity: number };
  readonly offer: LineOffer;
  /** Discount of codes. */
  readonly discount: number;
}

/** Which pieces of a line are in a parcel, by their numbers in the line's merged files, from 1. */
export interface ParcelContent {
  readonly lineId: string;
  readonly pieces: readonly number[];
}

/** Contents of a parcel from the workshop to one address. */
export interface RecipientParcel {
  readonly address: RecipientAddress;
  readonly contents: readonly ParcelContent[];
  /** Hashes of the lists that it is from. */
  readonly lists: readonly string[];
  readonly class: ShippingClass;
  readonly grams: number;
  /** Price of its pieces less the discount, minor units. */
  readonly goods: number;
}

export interface PackedOrder {
  /** In the order of the lines and of their files, which is the order in which they are packed. */
  readonly parcels: readonly RecipientParcel[];
  /** Everything else. */
  readonly home: readonly Piece[];
}

interface OpenParcel {
  readonly address: RecipientAddress;
  readonly contents: Map<string, number[]>;
  readonly lists: Set<string>;
  readonly pieces: Piece[];
  goods: number;
}

/** Takes the pile of an order apart: what goes to people of lists, same addresses together, and what comes home. */
export function packForRecipients(lines: readonly PackableLine[], sent: SentLines): PackedOrder {
  const open = new Map<string, OpenParcel>();
  const home = lines.flatMap((packable) => {
    const { line, offer } = packable;
    if (isGiftVoucher(offer)) return [];
    const { pieces, recipients } = offer.production;
    const going = sent.get(line.id);
    if (!going || !recipients) return timesPieces(pieces, line.quantity);
    const worth = worthOfPieces(packable, recipients.printed, going.addressees.length);
    const each = pieces.map((piece, place) => ({ ...piece, count: recipients.each[place] ?? 0 }));
    going.addressees.forEach(({ position, address }, place) => {
      const parcel = parcelTo(open, address);
      parcel.lists.add(going.list);
      parcel.contents.set(line.id, [...(parcel.contents.get(line.id) ?? []), position + 1]);
      parcel.pieces.push(...timesPieces(each, line.quantity));
      parcel.goods += worth[place] ?? 0;
    });
    const left = pieces.map((piece, place) => {
      return { ...piece, count: piece.count - going.addressees.length * (each[place]?.count ?? 0) };
    });
    return timesPieces(left, line.quantity);
  });
  return { parcels: [...open.values()].map(closed), home: home.filter(({ count }) => count > 0) };
}

/** Price of each addressee's piece: an equal part of the line, including blank pieces. */
const worthOfPieces = ({ offer, discount }: PackableLine, printed: number, going: number): readonly number[] =>
  spread(offer.total - discount, [...Array<number>(going).fill(1), printed - going]);

function parcelTo(open: Map<string, OpenParcel>, address: RecipientAddress): OpenParcel {
  const key = JSON.stringify(address);
  const known = open.get(key);
  if (known) return known;
  const parcel: OpenParcel = { address, contents: new Map(), lists: new Set(), pieces: [], goods: 0 };
  open.set(key, parcel);
  return parcel;
}

const closed = ({ address, contents, lists, pieces, goods }: OpenParcel): RecipientParcel => ({
  address,
  goods,
  lists: [...lists],
  contents: [...contents].map(([lineId, numbers]) => ({ lineId, pieces: numbers })),
  class: consign(pieces).class,
  grams: gramsOf(pieces),
});

/** Pieces of each line by country; the rest goes to the buyer. For taxes, which are the destination's. */
export function piecesByCountry(
  parcels: readonly RecipientParcel[],
): ReadonlyMap<string, ReadonlyMap<Country, number>> {
  const counts = new Map<string, Map<Country, number>>();
  for (const { address, contents } of parcels) {
    for (const { lineId, pieces } of contents) {
      const ofLine = counts.get(lineId) ?? new Map<Country, number>();
      counts.set(lineId, ofLine.set(address.country, (ofLine.get(address.country) ?? 0) + pieces.length));
    }
  }
  return counts;
}
