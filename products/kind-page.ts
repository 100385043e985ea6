import type { CalendarDate } from "../core/calendar-date.ts";
import type { Label } from "../core/labels.ts";
import type { Format } from "../core/measure.ts";
import type { QueryParameters } from "../core/query-string.ts";
import type { SurfaceLayout } from "../design/layout.ts";
import type { ScenePage } from "../design/scene.ts";
import type { ProductKind, Refusal } from "./kind.ts";
import type { Chosen, PageState, Turned } from "./page-choice.ts";
import type { PageSection } from "./page-section.ts";
import type { OpeningContext } from "./quoting.ts";
import type { Surroundings } from "./surroundings.ts";

/** Input of a product page's calculator. */
export interface PageSetup<Data> {
  readonly release: Data;
  readonly shop: OpeningContext;
  /** Initial choice with the names of the designer link. Without a format: the initial one of its type. */
  readonly initial: QueryParameters;
  /** Initial orientation of formats; the specification's portrait flag sets it. */
  readonly orientation: Turned;
  /**
   * Addresses always contain the orientation, because the page starts differently for other visitors, who may get one.
   */
  readonly namesOrientation?: boolean;
}

/** The parts of a kind that a page needs in a browser: without the schemas of `ProductKind`. */
export type SoldKind<Config, Data> = Pick<
  ProductKind<Config, Data>,
  | "key"
  | "productType"
  | "designerPath"
  | "readLink"
  | "writeLink"
  | "check"
  | "quote"
  | "reductionsOn"
  | "priceBefore"
  | "production"
  | "describe"
>;

/**
 * A kind's product page as pure data: calculator sections, addresses and structured data. It is in
 * `products/<kind>/page/` and in `pages.ts`; most kinds use `offeredPage`. A browser loads only the page's kind.
 */
export interface KindPage<Config, Data> {
  readonly sold: SoldKind<Config, Data>;
  /** The labels that its calculator writes. */
  readonly vocabulary: RegExp;
  /** Computes once what is slow for a catalogue, before a page is hydrated. */
  prepare?(data: Data): void;

  /**
   * Reads the choice from an address; `sku`, the name of an article (`core/article.ts`), preselects. Impossible values
   * become notices.
   */
  read(setup: PageSetup<Data>, query: QueryParameters): Chosen<Config>;
  /** The shortest address that `read` reads back as this state. */
  write(setup: PageSetup<Data>, state: PageState<Config>): QueryParameters;
  /** The parameters of the designer link that say type and format. */
  readonly parameters: { readonly type: string; readonly format: string };

  /** Parts of a label beside a picture after its title: the frame, the paper. */
  pictured?(configuration: Config, data: Data): readonly Label[];
  /** Distinguishes headings, facts and pictures of a page. */
  piece(configuration: Config, data: Data): PagePiece;
  /** Null for what has no single format. */
  size(configuration: Config, data: Data): Format | null;
  /** Name of its material or type. */
  typeLabel(configuration: Config, data: Data): Label;
  /** Materials or types, each with the state that choosing it leads to. */
  types(setup: PageSetup<Data>, state: PageState<Config>): readonly PageType<Config>[];
  /** Everything listed of the present type. */
  formats(setup: PageSetup<Data>, state: PageState<Config>): readonly PageFormat<Config>[];
  /** Sections of the calculator, from the top. */
  sections(setup: PageSetup<Data>, state: PageState<Config>): readonly PageSection<Config>[];

  /** Side effects of a type's choice; absent where types change nothing else. */
  typeChange?(setup: PageSetup<Data>, chosen: Chosen<Config>): TypeChange<Config> | null;
  /** Differences of the piece from the wish, as named before and after the click. */
  givenWay?(setup: PageSetup<Data>, state: PageState<Config>): readonly Label[];
  /** A second way to order it: the frame alone, a sample. */
  second?(setup: PageSetup<Data>, configuration: Config): SecondWay<Config> | null;
  /** The dated campaign that reduces it. */
  campaign?(
    configuration: Config,
    data: Data,
    on: CalendarDate,
  ): { readonly label: string; readonly to: string } | null;
  /** For what hangs on a wall: it is drawn to scale above a sofa, with its weight. */
  readonly wall?: PageWall<Config, Data>;
}

export interface PageWall<Config, Data> {
  surroundings(configuration: Config, data: Data): Pick<Surroundings, "frame" | "mat">;
  /** Outside size of what is framed; null otherwise. */
  outside(configuration: Config, data: Data): Format | null;
  /** It comes without anything to hang it by. */
  unready(configuration: Config, data: Data): boolean;
  /** Loads how it is shown in space; absent for a kind that has no scene of one piece. */
  readonly space?: () => Promise<KindSpace<Config, Data>>;
}

/** One piece in a room. */
export interface KindSpace<Config, Data> {
  /** With a photo of that many pixels on it, whose id is `photo` in the page. */
  contents(configuration: Config, data: Data, photo: ShownPhoto): SpaceScene | null;
}

export interface ShownPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface SpaceScene {
  readonly page: ScenePage;
  readonly layout: SurfaceLayout;
  readonly surroundings: Surroundings;
}

export interface PagePiece {
  readonly type: string;
  readonly framed: boolean;
}

export interface PageType<Config> {
  readonly value: string;
  readonly label: Label;
  readonly chosen: boolean;
  readonly state: PageState<Config>;
  /** The format that it begins with. */
  readonly initial: Format | null;
}

export interface PageFormat<Config> {
  readonly value: string;
  readonly label: Label;
  readonly size: Format;
  readonly state: PageState<Config>;
  /** Only the format is another. */
  readonly kept: boolean;
}

/** Side effects of a type's choice. */
export interface TypeChange<Config> {
  /** The format that it begins with; null where it is the one from before. */
  readonly format: Format | null;
  /** Frame and mat as they are now; empty where nothing about them changed. */
  readonly frame: readonly Label[];
  /** Choices that fell back, with their reasons. */
  readonly reasons: readonly Refusal[];
  /** The format from before; null where it stayed, or where the type does not come in it. */
  readonly back: { readonly format: Format; readonly chosen: Chosen<Config> } | null;
}

export interface SecondWay<Config> {
  readonly configuration: Config;
  readonly label: Label;
  /** Parameters behind those of the link. */
  readonly more: QueryParameters;
}

export type { Chosen, OwnFormat, OwnFormatProblem, PageState, Turned, TypedFormat } from "./page-choice.ts";
