import type { Size } from "../design/geometry.ts";
import type { MachineLine } from "../design/layout.ts";

/** One file of an article: which sides it holds, and how they are put on its pages. */
export interface PrintPlan {
  /** Purpose of the file, unique in the article: "front", "cover", "block", "prints", "envelope" ... */
  readonly role: string;
  /** Producer of the file, a key of the shop's production partners by role ("press", "lab", "envelopes" ...). */
  readonly partner: string;
  /** Ids of the sides, in the order of the pages. */
  readonly surfaces: readonly string[];
  readonly output: PrintOutput;
  /** Printed copies of the whole file for one article. */
  readonly copies: number;
  /** Number of pieces in the file, each for another recipient (`merged-plans.ts`). */
  readonly pieces?: number;
  /** Its pages are front and back of pieces of paper, which a print house may put on a larger sheet several times. */
  readonly manyUp?: true;
}

export type PrintOutput =
  | { readonly format: "pdfx4"; readonly imposition: Imposition }
  /** One picture a side, sRGB, a pile with a list of names and copies. */
  | { readonly format: "jpeg"; readonly pixelsPerInch: number };

export type Imposition =
  /** Every side on a page of its own. */
  | { readonly kind: "single" }
  /** Every side is a spread of two pages that are bound in its middle: it is cut in two, both with bleed there. */
  | {
      readonly kind: "halves";
      readonly bleedAtCut: number;
      /** Sides that are one page already: the first and the last of a book. */
      readonly whole?: readonly string[];
      /** Movement of a spread's left and right page towards the cut, micrometres, by side: sheets are nested. */
      readonly creep?: Readonly<Record<string, readonly [left: number, right: number]>>;
    }
  | ManyUp
  /** Panels that are printed on one sheet and folded, each sheet a page. */
  | { readonly kind: "open-sheets"; readonly sheets: readonly OpenSheet[] };

/** Each page so many times beside itself on a larger sheet. Lengths in µm. */
export interface ManyUp {
  readonly kind: "many-up";
  readonly sheet: Size;
  readonly across: number;
  readonly down: number;
  readonly gutter: number;
  /** The pages of one piece; absent: every side is one. */
  readonly of?: Extract<Imposition, { kind: "single" | "open-sheets" }>;
  /** Every second page is the back of the one before: the edge over which the sheet is turned. Absent: no backs. */
  readonly turned?: "side" | "head";
  /** Crop marks; absent: it has some. */
  readonly marks?: boolean;
}

/** A sheet before it is folded. */
export interface OpenSheet {
  readonly name: string;
  readonly along: "width" | "height";
  /** From left to right, or from top to bottom. */
  readonly panels: readonly OpenPanel[];
  /** Creases and cuts, relative to the top left corner of the open sheet's trim; those of single sides are omitted. */
  readonly lines: readonly MachineLine[];
}

export interface OpenPanel {
  readonly surface: string;
  /** Upside down on the open sheet. */
  readonly turned: boolean;
}

/** Every side in one PDF, the plan of kinds with nothing special. */
export const plainPlan = (role: string, partner: string, surfaces: readonly string[]): PrintPlan => ({
  role,
  partner,
  surfaces,
  output: { format: "pdfx4", imposition: { kind: "single" } },
  copies: 1,
});
