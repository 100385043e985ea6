import type { LabelKey } from "../core/label-key.generated.ts";
import { type Label, labelFor } from "../core/labels.ts";
import type { Unit } from "../core/locale.ts";
import type { Format } from "../core/measure.ts";
import type { Outcome } from "../core/outcome.ts";
import type { OpeningContext, PriceTerms, Quote, Refusal } from "./quoting.ts";

/**
 * A kind's choices, so that lists, calculators and price requests work for any kind. Each offer carries its
 * configuration; `quote` decides whether it is possible, and its price.
 */
export interface KindOffer<Config, Data> {
  /** Name in lists. */
  readonly label: LabelKey;
  /** The parameters its link reader understands, in the order of the link. */
  readonly parameters: Readonly<Record<string, LinkParameter>>;
  /** Fields of the configuration in which refusals of the type and the format are named. */
  readonly fields: { readonly type: string; readonly format: string };
  /** The first choice: materials, types, books. The present choice is kept as far as possible. */
  types(choice: Config, data: Data, shop: OpeningContext): readonly Offered<Config>[];
  /** The formats of the choice's type. */
  formats(choice: Config, data: Data, shop: OpeningContext): readonly OfferedFormat<Config>[];
  /** Everything else there is to choose. */
  options(choice: Config, data: Data, shop: OpeningContext): readonly OfferedGroup<Config>[];
  /** Counts: copies, pages, prints. */
  ladders(choice: Config, data: Data): readonly OfferedLadder<Config>[];
  /** Name of the price of one piece, minor units; absent: none has a name. */
  priceRemark?(choice: Config, unit: number, data: Data, shop: OpeningContext): Label | null;
  /** Possible values of fields that are neither type, format, option nor count; undefined for other fields. */
  values?(field: string, choice: Config, data: Data): readonly string[] | undefined;
  /** Limits of own formats; null where only listed ones are made. */
  readonly limits: ((choice: Config, data: Data) => OwnFormats) | null;
  /** Frames by their type; null for a kind without. */
  readonly frameTypes: ((data: Data) => readonly OfferedFrameType[]) | null;
  /** Parts of the catalogue that cannot be chosen; absent where the schema rules them out. */
  gaps?(data: Data): readonly CatalogueGap[];
  /** Accessories; null for a kind without. */
  readonly accessories: KindAccessories<Config, Data> | null;
  /**
   * The piece of an article's name with its usual options; absent where types and formats suffice. Null: not of this
   * kind.
   */
  readArticle?(article: string, data: Data, shop: OpeningContext): Config | null;
  /** Sale of designs as products, by the name in links; absent for a kind whose links contain none. */
  readonly themes?: KindThemes<Config, Data>;
  /** Recorded daily prices; null for a kind whose past prices follow from its releases. */
  readonly history: KindHistory<Config, Data> | null;
  /** Additional addresses of the specification (section 7) for requests that every kind serves. */
  readonly paths: Readonly<Partial<Record<KindView, string>>>;
}

/** A fault of a catalogue under the name that operators watch for, with what it is about. */
export type CatalogueGap =
  | { readonly event: "error-no-materials-for-frame-type"; readonly frameType: string }
  | {
      readonly event: "error-no-default-option-for-material-type";
      readonly materialType: string;
      readonly optionGroup: string;
    };

/** Requests that every kind serves. */
export const kindViews = [
  "article",
  "ladders",
  "formats",
  "formatGroup",
  "from",
  "overview",
  "limits",
  "data",
  "frameTypes",
  "accessories",
  "accessoryPrice",
  "accessoryOrder",
] as const;
export type KindView = (typeof kindViews)[number];

export interface LinkParameter {
  /** One English sentence for the description of the interface. */
  readonly meaning: string;
  readonly example: string;
  /**
   * `list`: `name[]=a&name[]=b`; a `list-or-map` also `name[a]=b`; `size`: `100x120` or
   * `name[width]=100&name[height]=120`; `flag`: 1, 0, true or false.
   */
  readonly shape?: "text" | "list" | "list-or-map" | "size" | "flag" | "map";
  /** Field of the configuration it says, where that has another name: `formatType` says `format`. */
  readonly field?: string;
  /** Everything that may be written, where code and not the catalogue decides it. */
  readonly values?: readonly string[];
}

/** The parameter as a query names it in which a field of the configuration was written, or could be. */
export function parameterOf(
  { parameters }: { readonly parameters: Readonly<Record<string, LinkParameter>> },
  field: string,
  query: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const names = Object.keys(parameters).filter((name) => name === field || parameters[name]?.field === field);
  return names.find((name) => query[name] !== undefined) ?? names[0];
}

/** One thing to choose, and what the configuration becomes with it. */
export interface Offered<Config> {
  readonly value: string;
  readonly label: Label;
  readonly chosen: boolean;
  readonly configuration: Config;
  /** A reason that shows only while choosing, such as a value that another choice excludes. */
  readonly refusal?: Refusal | null;
}

export interface OfferedFormat<Config> extends Offered<Config> {
  readonly size: Format;
  /** Ratio key of the specification, or the kind's own group. */
  readonly group: string;
  readonly groupLabel: Label;
  /** The type starts with it. */
  readonly initial: boolean;
}

export interface OfferedGroup<Config> {
  readonly key: string;
  readonly label: Label;
  readonly values: readonly Offered<Config>[];
}

export interface OfferedLadder<Config> {
  /** Field of the configuration that is counted. */
  readonly field: string;
  readonly label: Label;
  /** Whether prices are for so many pieces, so that a price per piece exists. */
  readonly pieces: boolean;
  readonly steps: readonly { readonly value: number; readonly configuration: Config }[];
  /**
   * Every whole number in the range is possible, and prices change at the steps; absent: only the steps are possible.
   */
  readonly range?: CountRange;
}

export interface CountRange {
  readonly min: number;
  readonly max: number;
}

export interface OwnFormats {
  readonly type: string;
  /** Either orientation. */
  readonly smallest: Format;
  readonly largest: Format;
  readonly longestToShortest: number;
}

export interface OfferedFrameType {
  readonly frameType: string;
  readonly label: Label;
  readonly defaultVariant: string;
  readonly matSize: number;
  readonly matType: string;
  readonly materials: readonly string[];
  readonly variants: readonly {
    readonly value: string;
    readonly label: Label;
    readonly shortLabel: Label;
    readonly finish: string;
  }[];
}

export interface OfferedAccessory<Config> extends Offered<Config> {
  /** Accessory type of the specification. */
  readonly type: string;
}

export interface KindAccessories<Config, Data> {
  /** Is it an article number of these accessories, known or not? */
  recognises(sku: string): boolean;
  /** Those that go with the choice; `configuration` has that one only, as often as `pieces` says. */
  list(choice: Config, data: Data, pieces: number): readonly OfferedAccessory<Config>[];
  /** The choice, or where that does not take the accessory the first that does. */
  choiceFor(sku: string, choice: Config, data: Data): Config;
  /** The choice with exactly these accessories. */
  withAccessories(choice: Config, wanted: readonly { readonly sku: string; readonly quantity: number }[]): Config;
  /** Exactly these accessories without what they go with, as they are put into a basket. */
  alone(choice: Config, data: Data, wanted: readonly { readonly sku: string; readonly quantity: number }[]): Config;
  /** Choices they suit; equal ones appear once. */
  madeFor(choice: Config, data: Data, shop: OpeningContext): readonly Offered<Config>[];
  /** The price of a configuration's accessories without what they go with. */
  quote(configuration: Config, data: Data, terms: PriceTerms): Outcome<Quote, readonly Refusal[]>;
}

/** A theme of `services/themes`, as far as it says what it can be had as. */
export interface ThemeGoods {
  readonly id: string;
  readonly products: readonly string[];
  readonly aspectRatios: readonly string[];
  readonly categories: readonly number[];
  /** Plate of its refined places; null without any. */
  readonly refinement: string | null;
}

/** A format in which a theme can be had; `group` is what it is then, and `configuration` so many pieces of it. */
export interface ThemeFormat<Config> extends OfferedFormat<Config> {
  readonly pieces: number;
}

export interface KindThemes<Config, Data> {
  /** Parameter of the link that names a theme. */
  readonly parameter: string;
  /** The formats a theme comes in, the usual one first; none where the shop sells nothing it is drawn for. */
  formats(theme: ThemeGoods, data: Data, shop: OpeningContext): readonly ThemeFormat<Config>[];
}

export interface KindHistory<Config, Data> {
  /** Key of a configuration's recorded price. */
  key(configuration: Config): string;
  /** All recorded configurations, as listed in a unit; some may be impossible. */
  listed(data: Data, unit: Unit): readonly Config[];
}

/** Labels of sizes, and texts that are the same in all languages. */
export const plainLabel = (text: string | Format | Label): Label => labelFor("fmt.size", { size: text });

/** Values of one field, each as it is written in the catalogue. */
export const fieldValues = <Config extends object, Field extends keyof Config & string>(
  choice: Config,
  field: Field,
  items: readonly { readonly key: Config[Field] & string; readonly label: string }[],
): readonly Offered<Config>[] =>
  items.map(({ key, label }) => ({
    value: key,
    label: { key: label },
    chosen: choice[field] === key,
    configuration: { ...choice, [field]: key },
  }));

/** Steps of a counted field. */
export const fieldSteps = <Config extends object>(
  choice: Config,
  field: keyof Config & string,
  values: readonly number[],
): OfferedLadder<Config>["steps"] => values.map((value) => ({ value, configuration: { ...choice, [field]: value } }));
