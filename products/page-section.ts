import type { Label } from "../core/labels.ts";
import type { Format } from "../core/measure.ts";
import type { Refusal } from "./kind.ts";
import type { Chosen, OwnFormat } from "./page-choice.ts";

/** One part of a calculator, as data: `web/shop/product` draws it, whatever is sold. */
export type PageSection<Config> =
  | RowsSection<Config>
  | FormatsSection<Config>
  | OptionsSection<Config>
  | PicksSection<Config>
  | SlideSection<Config>
  | LadderSection<Config>
  | CountSection<Config>
  | DrawingSection;

interface Section<Kind extends string> {
  readonly kind: Kind;
  /** Unique on the page. */
  readonly key: string;
}

interface NamedSection<Kind extends string> extends Section<Kind> {
  readonly legend: Label;
  /** At the right end of the legend: what prices are for. */
  readonly note?: Label | undefined;
}

/** One thing to choose. It is never impossible without its reason. */
export interface PageChoice<Config> {
  readonly value: string;
  readonly label: Label;
  readonly chosen: boolean;
  readonly refusal: Refusal | null;
  /** Computed for what is shown; called only where nothing is refused. */
  to(): Chosen<Config>;
}

/** Materials or types: a picture, a fact, and the price at the chosen format. */
export interface RowsSection<Config> extends NamedSection<"rows"> {
  /** Format of the prices, where they depend on one. */
  readonly at: { readonly size: Format; readonly framed: boolean } | null;
  rows(): readonly PageRow<Config>[];
}

export interface PageRow<Config> extends PageChoice<Config> {
  readonly fact: Label | null;
  /** Address of a square picture. */
  readonly swatch: string | null;
  /** Configuration of its price. */
  readonly priced: Config;
  /** It does not come in the chosen format, and is priced in this one. */
  readonly elsewhere: { readonly reason: Refusal; readonly size: Format } | null;
}

/** Formats, drawn true to scale beside each other. */
export interface FormatsSection<Config> extends NamedSection<"formats"> {
  /** Portrait and landscape; empty where formats cannot be turned. */
  orientations(): readonly PageChoice<Config>[];
  readonly tabs: readonly FormatsTab<Config>[];
  /** The tab of the chosen format. */
  readonly tab: string;
  /** All formats of the shop, in whatever type comes in them; null where the tabs show all. */
  readonly more: MoreFormats<Config> | null;
  /** Null where only listed formats are made. */
  readonly own: OwnFormat<Config> | null;
}

export interface FormatsTab<Config> {
  readonly key: string;
  readonly label: Label;
  /** Tiles on the page. A slot after them holds the chosen format where it is not among them. */
  listed(): readonly PageTile<Config>[];
  /** All of its formats. */
  all(): readonly PageTile<Config>[];
}

export interface MoreFormats<Config> {
  count(): number;
  groups(): readonly { readonly key: string; readonly label: Label; readonly tiles: readonly PageTile<Config>[] }[];
}

export interface PageTile<Config> extends PageChoice<Config> {
  readonly size: Format;
  /** A name above its measures: "A4 quer". */
  readonly name?: Label | undefined;
  /** It is no listed one. */
  readonly slot?: "more" | "own" | undefined;
  /** It exchanges the type for this one. */
  readonly type?: Label | undefined;
}

/** Closed lines: what most people leave as it is. */
export interface OptionsSection<Config> extends Section<"options"> {
  groups(): readonly PageGroup<Config>[];
}

export interface PageGroup<Config> {
  readonly key: string;
  readonly label: Label;
  /** The chosen value; or the configuration without any, for its price. */
  readonly value: Label | { readonly none: Config };
  readonly parts: readonly GroupPart<Config>[];
}

export interface GroupPart<Config> {
  readonly title: Label | null;
  /** `finishes`: woods and metals as they look. */
  readonly look: "rows" | "finishes";
  readonly choices: readonly GroupChoice<Config>[];
}

export interface GroupChoice<Config> extends PageChoice<Config> {
  /** Appearance, for choices by appearance. */
  readonly finish?: { readonly look: string; readonly colour: string } | undefined;
}

/** Two to five things side by side, each with a picture. */
export interface PicksSection<Config> extends NamedSection<"picks"> {
  /** `difference`: what each adds to the price, in place of the price with it; `none` where all cost the same. */
  readonly prices: "whole" | "difference" | "none";
  picks(): readonly PagePick<Config>[];
}

export interface PagePick<Config> extends PageChoice<Config> {
  readonly detail?: Label | undefined;
  /** Address of a picture. */
  readonly picture?: string | undefined;
  /** `d` of a path in 44 by 26, drawn as a line, where there is no picture. */
  readonly drawing?: string | undefined;
}

/** A number between two bounds, with the price at some stops. */
export interface SlideSection<Config> extends NamedSection<"slide">, Counted<Config> {
  readonly stops: readonly number[];
  /** All of them cost the same, so that stops show no price. */
  readonly free?: boolean;
  /** The number in words: "64 Seiten". */
  says(value: number): Label;
}

/** Quantities with falling prices: the height of a step is the price of one piece. */
export interface LadderSection<Config> extends NamedSection<"ladder"> {
  readonly value: number;
  readonly stops: readonly number[];
  at(value: number): Chosen<Config>;
  /** Name of the price of one piece, minor units; null: none. */
  remark(configuration: Config, unit: number): Label | null;
}

/** A number that is typed or stepped. */
export interface CountSection<Config> extends NamedSection<"count">, Counted<Config> {}

interface Counted<Config> {
  /** Parameter of the address, for browsers without scripts. */
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  at(value: number): Chosen<Config>;
}

/** A drawing of this kind: a name in `page/drawings.tsx`, listed in `drawings.ts`. */
export interface DrawingSection extends Section<"drawing"> {
  readonly name: string;
}
