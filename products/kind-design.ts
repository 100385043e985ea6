import type { Label } from "../core/labels.ts";
import type { DesignDocument, DesignElement, DesignOutline, DesignPhoto, SurfaceHead } from "../design/document.ts";
import type { Finding } from "../design/finding.ts";
import type { SurfaceLayout } from "../design/layout.ts";
import type { Step } from "../design/operation.ts";
import type { Refinement } from "../design/plate.ts";
import type { RecipientField } from "../design/recipients/fields.ts";
import type { RecipientsRef } from "../design/recipients/recipient.ts";
import type { Sheet } from "../design/template/setting.ts";
import type { Style } from "../design/template/style.ts";
import type { Wardrobe, Words } from "../design/template/wardrobe.ts";
import type { Assembly } from "./assembly.ts";
import type { KindAutofill } from "./autofill/kind-autofill.ts";
import type { KindPile } from "./pile/kind-pile.ts";
import type { PrintPlan } from "./print-plan.ts";
import type { Surroundings } from "./surroundings.ts";

/**
 * Design and print of a kind. All functions are pure and fast: the editor calls them while a pointer moves. The
 * configuration must be possible: call `check` first, or use the result of `readLink`.
 */
export interface KindDesign<Config, Data> {
  /**
   * A design nobody has touched.
   *
   * @param wardrobe of the style the configuration names; null: there is none, or it is not published any more
   */
  blank(configuration: Config, data: Data, wardrobe: Wardrobe | null): DesignDocument;
  /**
   * The sides to be printed, in order; none for products that are sold as they are. It sees all of a design but its
   * elements, so that a side can be laid out without reading the others.
   */
  surfaces(design: DesignOutline, data: Data): readonly SurfaceLayout[];
  /**
   * The drawing sets the price: the configuration with the design's counts of pages and prints, and steps that make
   * configuration and sides agree. A settled design has no steps.
   */
  settle(design: DesignOutline, data: Data): Settled<Config>;
  /**
   * Consequences of added, moved, removed or rearranged sides: spine width, page numbers. The design is that before the
   * steps of `settle`; no steps where nothing is to be changed.
   */
  follow?(design: DesignDocument, settled: Config, data: Data): readonly Step[];
  /** Sides that stay in the design although the product has no room for them; they keep it out of the basket. */
  leftOut?(design: DesignOutline, data: Data): readonly string[];
  /**
   * Fields of the configuration that `settle` counts in the design. Too many are stored, so that the customer can take some out again; they keep
   * the design out of the basket.
   */
  readonly counted?: readonly string[];
  /** Places that may stay empty are named before ordering, because they print as bare paper. */
  readonly namesEmptyPlaces?: true;
  /**
   * Steps that bring a design to another configuration at any time; no photo and no word is ever lost.
   *
   * @param wardrobe of the style of the new configuration; null: sides keep their elements, moved and scaled
   * @param worn of the style of the design so far
   */
  reconfigure(
    design: DesignDocument,
    configuration: Config,
    data: Data,
    wardrobe: Wardrobe | null,
    worn: Wardrobe | null,
  ): readonly Step[];
  /** Left out by kinds that the shop has no styles for. */
  readonly styles?: KindStyles<Config, Data>;
  readonly abilities: Abilities;
  /** For kinds whose pieces may have different recipients; their configuration names the list as `recipients`. */
  readonly recipients?: KindRecipients<Config, Data>;
  /** For kinds in which all photos can be laid out at once. */
  readonly autofill?: KindAutofill<Data>;
  /**
   * For kinds with several photos on a side, whose dividing lines can be moved, and tiles divided, joined and swapped.
   */
  readonly tiles?: KindTiles<Config, Data>;
  /** Limits of sides where they follow from the configuration; null: no side can be added or removed. */
  pages?(design: DesignOutline, data: Data): PageRule | null;
  /** A sequel of an ordered design, such as a calendar's next year. Null: none. */
  sequel?(configuration: Config, data: Data): Sequel<Config> | null;
  /** The files that production needs for one article. */
  files(design: DesignOutline, data: Data): readonly PrintPlan[];
  /** Viewer of the sides in the editor. */
  readonly viewer: Viewer;
  /** Which findings keep a design out of the basket; left out where the common rule of `design/finding.ts` holds. */
  forbids?(finding: Finding): boolean;
  /** For kinds that are a pile of prints, each of one photo: the editor shows them as a table. */
  readonly pile?: KindPile<Data>;
  /** Surroundings of the first side of a product on a wall. */
  surroundings?(configuration: Config, data: Data): Surroundings;
  /** Assembly of the sides to the product; left out or null: they are shown side by side. */
  assembly?(design: DesignOutline, data: Data): Assembly | null;
}

export interface KindTiles<Config, Data> {
  /** The same choice with so many tiles on all sides together; null where there cannot be as many or as few. */
  counted(configuration: Config, data: Data, tiles: number): Config | null;
}

export interface KindRecipients<Config, Data> {
  /** Whether this choice can be made for a list: a book to write in cannot. */
  offered(configuration: Config, data: Data): boolean;
  /** The same choice for a list, in the least quantity that is sold and sufficient; null: without recipients. */
  choose(configuration: Config, list: RecipientsRef | null, data: Data): Config;
}

/** Dressing of a kind's sides by styles of the shop (card themes, calendar styles, book sets, collages). */
export interface KindStyles<Config, Data> {
  /** Key of the style that the configuration names; null: none. */
  keyOf(configuration: Config): string | null;
  /** The same choice in another style. */
  choose(configuration: Config, style: string): Config;
  /** The style in the measures of the product: layouts of spreads from layouts of pages. Left out: unchanged. */
  wear?(style: Style, configuration: Config, data: Data): Style;
  /** Dress of one side; null: it stays bare. */
  sideOf(head: SurfaceHead, design: DesignOutline, data: Data): DressedSide | null;
  /** Style of sides where none is chosen. Left out: there are no layouts then. */
  readonly plain?: Style;
  /** Arranges photos of a new layout by suitable places. Left out: in their order. */
  suit?(
    elements: readonly DesignElement[],
    layout: SurfaceLayout,
    photos: readonly DesignPhoto[],
  ): readonly DesignElement[];
  /** Filters of `/web-api/styles/{kind}` for styles that suit the configuration; left out: all styles do. */
  suiting?(configuration: Config): Readonly<Record<string, readonly string[]>>;
}

export interface DressedSide {
  /** Which layouts of the style suit it: "cover", "month", "page" ... */
  readonly part: string;
  readonly sheet: Sheet;
  /** Instead of the style's own words: a month's name, a year. */
  readonly words?: Words;
  /** Plate of refined places instead of the style's own; null prints them in their colours. */
  readonly plate?: Refinement | null;
}

export interface Settled<Config> {
  readonly configuration: Config;
  readonly steps: readonly Step[];
}

/** A design that follows an ordered one. */
export interface Sequel<Config> {
  readonly configuration: Config;
  /** Its owner's name for the ordered one, carried on. */
  title(before: string): string;
  /** Title of the sequel: "Calendar 2028". */
  readonly label: Label;
  /** Changes of its contents, each as a sentence. */
  readonly notes: readonly Label[];
}

/** Possible numbers of sides, counted over the whole design, with their step. */
export interface PageRule {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Only sides of this role are added, moved, copied and removed; absent: all. */
  readonly role?: string;
  /** The same in pages as people count them, where a side holds two; absent: each side is a page. */
  readonly pages?: { readonly min: number; readonly max: number; readonly step: number };
}

/** Abilities that the editor may offer. */
export interface Abilities {
  /** Sides that can be added and removed; absent: the number of sides is the product's. */
  readonly pages?: PageRule;
  /** Types of elements a visitor may add. */
  readonly elements: readonly DesignElement["type"][];
  /** Other layouts and styles can be applied to a side. */
  readonly layouts: boolean;
  readonly days?: boolean;
  /** Fields of a recipient that texts can show, those that are offered first. */
  readonly recipients?: readonly RecipientField[];
  readonly effects: boolean;
  /** Inks besides process colour that elements can be printed in. */
  readonly plates?: readonly Refinement[];
}

/** Ways of looking at a product. */
export type Viewer = "wall" | "table" | "sheets" | "hanging" | "fold" | "spread" | "box";
