import type { ZodType } from "zod";
import type { CalendarDate } from "../core/calendar-date.ts";
import type { Label } from "../core/labels.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Piece } from "../core/piece.ts";
import type { QueryParameters } from "../core/query-string.ts";
import type { TaxClass } from "../core/tax.ts";
import type { KindDesign } from "./kind-design.ts";
import type { KindOffer } from "./offer.ts";
import type { LinkReading, OpeningContext, PriceTerms, Quote, Refusal } from "./quoting.ts";

/** The seven product types of the specification, section 3. */
export type ProductType = "calendar" | "card" | "collage" | "photoframe" | "photoprint" | "photobook" | "photobox";

/** The field `isCollage` of the specification's calculator. */
export const isCollage = (productType: ProductType): boolean => productType === "collage";

/**
 * A product kind. All functions are pure: `data` is one published release of its catalogue, parsed by `dataSchema`. A
 * new kind is a folder with this interface, a line in `registry.ts`, and its panel in `panels.ts`.
 */
export interface ProductKind<Config, Data> {
  readonly key: string;
  readonly productType: ProductType;
  /** Designer entry route, with trailing slash: "/configurator-photo-frame/". */
  readonly designerPath: string;
  readonly configurationSchema: ZodType<Config>;
  readonly dataSchema: ZodType<Data>;

  /** Label of all that its catalogue sells; `kind.<key>` when left out. */
  readonly catalogueLabel?: string;
  /**
   * Queries of usual designer links, on which operators test a new price list in each channel; without them, the
   * default one.
   */
  readonly samples?: readonly string[];

  /** The other kind whose prices are this one's; absent for a kind whose catalogue says all of its prices itself. */
  readonly follows?: FollowedCatalogue<Data>;

  /** Do these configuration fields mean "this is my kind"? (Specification section 3, product type.) */
  recognises(fields: Readonly<Record<string, unknown>>): boolean;
  /** Reads the designer link. Never fails: unknown or impossible values fall back, and each fall-back is a notice. */
  readLink(query: QueryParameters, data: Data, shop: OpeningContext): LinkReading<Config>;
  /** Writes the kind's parameters in their canonical order; `readLink(writeLink(c))` gives `c` back without notices. */
  writeLink(configuration: Config): QueryParameters;

  /** Is this combination possible? Refusals name the field and the reason, never just "invalid". */
  check(configuration: Config, data: Data): readonly Refusal[];
  /** The price. Refused exactly when `check` refuses. */
  quote(configuration: Config, data: Data, terms: PriceTerms): Outcome<Quote, readonly Refusal[]>;
  /**
   * The same choice in a quantity, for kinds whose price depends on a count in the configuration, so that a basket line
   * is priced as a whole. Left out by kinds with a constant price per piece.
   */
  times?(configuration: Config, count: number): Config;
  /** The first days of all reductions that run on a day, whatever they reduce. */
  reductionsOn(data: Data, on: CalendarDate): readonly CalendarDate[];
  /** The first day of the reduction that counts on a day; null without one. */
  reducedSince(configuration: Config, data: Data, on: CalendarDate): CalendarDate | null;
  /**
   * The lowest price of the 30 days before the present reduction, minor units; null without one. What may be struck
   * through follows from it by `shownPrice` of `reduction.ts`.
   *
   * @param earlier other releases that were valid in those days
   */
  priceBefore(configuration: Config, data: Data, terms: PriceTerms, earlier: readonly Data[]): number | null;

  /** Choices for lists, calculators and price requests. */
  readonly offer: KindOffer<Config, Data>;

  /** Design and print; null for a kind with prices and links but without designer, which cannot be ordered either. */
  readonly design: KindDesign<Config, Data> | null;

  /** A single sample before the whole order; left out by kinds without samples. */
  sample?(configuration: Config): boolean;
  /** Facts the production, shipping and law need, of a possible configuration. */
  production(configuration: Config, data: Data): ProductionFacts;
  /** Title and facts for baskets, mails and tickets. */
  describe(configuration: Config, data: Data): ProductDescription;
}

/**
 * Takes prices of another kind's catalogue over whenever either is published, so that each price is defined once and
 * every release is complete and immutable.
 */
export interface FollowedCatalogue<Data> {
  /** Key of the kind that is followed. */
  readonly kind: string;
  /** The data with all that `other`, parsed by its own kind, says. Once taken, taking it again changes nothing. */
  take(data: Data, other: unknown): Data;
}

export interface ProductDescription {
  readonly title: Label;
  readonly facts: readonly Label[];
}

/** Division of a pile that is printed for a list. */
export interface PiecesByRecipient {
  /** Pieces that the price is for; those beyond the list stay blank. */
  readonly printed: number;
  /** Number of each of `ProductionFacts.pieces`, in their order, for one recipient. */
  readonly each: readonly number[];
}

export interface ProductionFacts {
  readonly productionDays: number;
  /** Of all that the configuration counts, unpacked. */
  readonly weightGrams: number;
  /** Pieces to pack, for `consign` of core/consignment.ts. */
  readonly pieces: readonly Piece[];
  /** Pieces per recipient of the list; none where they cannot be distinguished. */
  readonly recipients?: PiecesByRecipient | undefined;
  /** EU law: products made to specification are exempt from withdrawal; ready-made frames are not. */
  readonly withdrawalRight: boolean;
  readonly taxClass: TaxClass;
  /** Kind's own part of the production ticket. */
  readonly ticket: Readonly<Record<string, unknown>>;
}

export type {
  LinkContext,
  LinkReading,
  OpeningContext,
  PriceTerms,
  Quote,
  QuoteLine,
  Refusal,
} from "./quoting.ts";
export type { Label };
