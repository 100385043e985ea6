import type { Label } from "../core/labels.ts";
import type { Format } from "../core/measure.ts";
import type { QueryParameters } from "../core/query-string.ts";
import type { KindPage, PagePiece, PageSetup } from "./kind-page.ts";
import type { KindOffer, OfferedFormat } from "./offer.ts";
import type { PageState, Turned } from "./page-choice.ts";
import type {
  CountSection,
  FormatsSection,
  LadderSection,
  OptionsSection,
  PageSection,
  PicksSection,
  RowsSection,
  SlideSection,
} from "./page-section.ts";

type Taken = "sold" | "vocabulary";
type More = "pictured" | "second" | "campaign" | "wall" | "prepare" | "typeLabel";

/**
 * The parts of an offer that a product page needs. Kinds with large offers keep them apart, so that pages load nothing
 * else.
 */
export type PageOffer<Config, Data> = Pick<
  KindOffer<Config, Data>,
  "parameters" | "fields" | "types" | "formats" | "options" | "ladders" | "readArticle" | "priceRemark"
>;

/** A kind's additions to its offer, from which its product page is built. */
export interface OfferedPage<Config, Data>
  extends Pick<KindPage<Config, Data>, Taken>,
    Partial<Pick<KindPage<Config, Data>, More>> {
  readonly offer: PageOffer<Config, Data>;
  /** Null for what has no single format. */
  size(configuration: Config, data: Data): Format | null;
  /** Distinguishes headings, facts and pictures; its offered type, unframed, when left out. */
  piece?(configuration: Config, data: Data): PagePiece;
  /** The same with its format turned; absent where formats only come as they are listed. */
  turn?(configuration: Config, orientation: Turned): Config;
  /** Initial choice besides the page's, for values that depend on the day. */
  usual?(setup: PageSetup<Data>): QueryParameters;
  /** The tab of a format, and its name above its measures; those of the offer when left out. */
  tab?(format: OfferedFormat<Config>, data: Data): { readonly key: string; readonly label: Label };
  named?(format: OfferedFormat<Config>, data: Data): Label | undefined;
  /** Whether a format is listed where the shop is; all are when left out. */
  listed?(format: OfferedFormat<Config>, setup: PageSetup<Data>): boolean;
  /** One fact and a square picture beside each type. */
  fact?(type: string, data: Data): Label | null;
  swatch?(type: string): string | null;
  /** The sections in another order, or other ones; types, formats, what is counted, options when left out. */
  sections?(
    offered: OfferedSections<Config>,
    setup: PageSetup<Data>,
    state: PageState<Config>,
  ): readonly PageSection<Config>[];
}

/** Sections of a calculator: a kind puts them in its own order. */
export interface OfferedSections<Config> {
  types(legend?: Label): RowsSection<Config>;
  formats(note?: Label): FormatsSection<Config>;
  /** A group of options, or the few steps of what is counted, side by side: for what is better seen than read. */
  picks(group: string, more?: Partial<PicksSection<Config>>): readonly PicksSection<Config>[];
  ladder(field: string, stops: readonly number[]): readonly LadderSection<Config>[];
  slide(field: string, stops: readonly number[], says: (value: number) => Label): readonly SlideSection<Config>[];
  count(field: string): readonly CountSection<Config>[];
  /** Closed lines for every group of options but these. */
  options(without?: readonly string[]): OptionsSection<Config>;
  /** Types, formats, what is counted, options. */
  usual(): readonly PageSection<Config>[];
}
