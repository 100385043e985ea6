import type { DesignDocument, DesignElement, DesignOutline } from "../design/document.ts";
import type { Finding } from "../design/finding.ts";
import type { SurfaceLayout } from "../design/layout.ts";
import type { Step } from "../design/operation.ts";
import type { Refinement } from "../design/plate.ts";
import type { PrintPlan } from "./print-plan.ts";
import type { Surroundings } from "./surroundings.ts";

/**
 * How a kind is designed and printed. All functions are pure and cheap: the editor calls them while a pointer moves. The
 * configuration must be a possible one: `check` it first, or take what `readLink` gave.
 */
export interface KindDesign<Config, Data> {
  /** A design nobody has touched. */
  blank(configuration: Config, data: Data): DesignDocument;
  /**
   * The sides to be printed, in order; none for products that are sold as they are. It sees all of a design but its
   * elements, so that a side can be laid out without reading the others.
   */
  surfaces(design: DesignOutline, data: Data): readonly SurfaceLayout[];
  /**
   * What is drawn sets the price: the configuration with the counts of pages and prints the design has, and the steps
   * that make configuration and sides agree. A settled design needs none.
   */
  settle(design: DesignOutline, data: Data): Settled<Config>;
  /** What brings a design to another configuration, at any time: no photo and no word is ever lost. */
  reconfigure(design: DesignDocument, configuration: Config, data: Data): readonly Step[];
  readonly abilities: Abilities;
  /** The files that production needs for one article. */
  files(design: DesignOutline, data: Data): readonly PrintPlan[];
  /** How the editor shows the sides. */
  readonly viewer: Viewer;
  /** Which findings keep a design out of the basket; left out where the common rule of `design/finding.ts` holds. */
  forbids?(finding: Finding): boolean;
  /** What is around the first side when the product hangs on a wall. */
  surroundings?(configuration: Config, data: Data): Surroundings;
}

export interface Settled<Config> {
  readonly configuration: Config;
  readonly steps: readonly Step[];
}

/** What the editor may offer. */
export interface Abilities {
  /** Sides that can be added and removed; absent: the number of sides is the product's. */
  readonly pages?: { readonly min: number; readonly max: number; readonly step: number };
  /** Types of elements a visitor may add. */
  readonly elements: readonly DesignElement["type"][];
  /** Other layouts and styles can be applied to a side. */
  readonly layouts: boolean;
  readonly days?: boolean;
  /** Fields of a recipient that texts can show. */
  readonly recipients?: readonly string[];
  readonly effects: boolean;
  /** Inks besides process colour that elements can be printed in. */
  readonly plates?: readonly Refinement[];
  /** All photos can be laid out at once. */
  readonly autofill?: boolean;
}

/** Ways of looking at a product. */
export type Viewer = "wall" | "table" | "sheets" | "hanging" | "fold" | "spread" | "box";
