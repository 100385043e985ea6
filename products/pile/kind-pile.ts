import type { Label } from "../../core/labels.ts";
import type { Format } from "../../core/measure.ts";
import type { DesignOutline, SurfaceHead } from "../../design/document.ts";

type Configured = Pick<DesignOutline, "configuration">;

/** A kind whose sides are a pile of prints, each of one photo, that grows with the photos somebody brings. */
export interface KindPile<Data> {
  /** Role of the sides that are prints; others (a lid) stay as they are. */
  readonly role: string;
  /** What a print of this design can be made on. */
  stocks(design: Configured, data: Data): readonly PrintStock[];
  /** What this print is made on. */
  stockOf(head: Pick<SurfaceHead, "style">, design: Configured, data: Data): PrintStock;
  /** Width of the rim around a photo that is shown as a whole, micrometres. */
  rim(data: Data): number;
  /** New prints get the rim. */
  rimmed(design: Configured, data: Data): boolean;
  /** How many prints there may be, all copies counted. */
  most(design: Configured, data: Data): number;
  /** The same with room for so many prints, for piles that lie in something; null: there is nothing larger. */
  roomier?(design: Configured, data: Data, count: number): Roomier | null;
  /** Numbers of prints from which each costs less; absent for kinds that are sold by the whole. */
  ladder?(design: Configured, data: Data): PrintLadder | null;
}

export interface Roomier {
  readonly most: number;
  readonly configuration: object;
}

/** What most prints of a pile cost, by their number. */
export interface PrintLadder {
  readonly count: number;
  /** These prints without the others of the pile. */
  readonly alone: object;
  readonly steps: readonly { readonly from: number; readonly alone: object }[];
}

/** Size and paper of a print. */
export interface PrintStock {
  /** For `style` of the side. */
  readonly style: string;
  /** Millimetres, as the catalogue lists it: which way it lies is the photo's matter. */
  readonly format: Format;
  readonly paper: Label;
}
