import type { Label } from "../../core/labels.ts";
import type { Format } from "../../core/measure.ts";
import type { DesignOutline, SurfaceHead } from "../../design/document.ts";

type Configured = Pick<DesignOutline, "configuration">;

/** A kind whose sides are a pile of prints, each of one photo, that grows with the photos somebody brings. */
export interface KindPile<Data> {
  /** Role of the sides that are prints; others (a lid) stay as they are. */
  readonly role: string;
  /** Possible stocks of prints in this design. */
  stocks(design: Configured, data: Data): readonly PrintStock[];
  /** Stock of this print. */
  stockOf(head: Pick<SurfaceHead, "style">, design: Configured, data: Data): PrintStock;
  /** Width of the rim around a photo that is shown as a whole, micrometres. */
  rim(data: Data): number;
  /** New prints get the rim. */
  rimmed(design: Configured, data: Data): boolean;
  /** Most prints, all copies counted. */
  most(design: Configured, data: Data): number;
  /** The same with room for a number of prints, for piles in a container; null: none is larger. */
  roomier?(design: Configured, data: Data, count: number): Roomier | null;
  /** Numbers of prints from which each costs less; absent for kinds that are sold by the whole. */
  ladder?(design: Configured, data: Data): PrintLadder | null;
}

export interface Roomier {
  readonly most: number;
  readonly configuration: object;
}

/** Prices of a pile's default prints by number. */
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
  /** Millimetres, as listed; the photo decides about the orientation. */
  readonly format: Format;
  readonly paper: Label;
}
