import type { ComponentType } from "react";
import type { Translate } from "../core/labels.ts";
import type { Locale, Unit } from "../core/locale.ts";
import type { Format } from "../core/measure.ts";
import type { Money } from "../core/money.ts";
import type { DesignDocument, SurfaceHead } from "../design/document.ts";
import type { Size } from "../design/geometry.ts";
import type { SurfaceLayout } from "../design/layout.ts";
import type { Step } from "../design/operation.ts";
import type { Rgb } from "../design/tiles/hue-order.ts";
import type { OpeningContext, Refusal } from "./kind.ts";

/** A kind's part of the designer: `panel.tsx` of its folder, listed in `panels.ts`. */
export interface KindPanel<Config, Data> {
  /** Pages of the inspector, in the order of the rail. */
  readonly sections: readonly PanelSection<Config, Data>[];
  /**
   * The nearest configuration in which a photo that is sharp up to this size (micrometres) is sharp; null when there is
   * none or sizes cannot be chosen.
   */
  smaller(configuration: Config, data: Data, sharpUpTo: Size, unit: Unit): Resized<Config> | null;
  /** Facts that follow from the choice and belong beside the price: measures, weight. */
  follows?(configuration: Config, data: Data, locale: Locale): readonly string[];
  /** Name of sides that are shown together; null: by their numbers. Left out where sides are pages. */
  openingName?(
    sides: readonly Pick<SurfaceHead, "id" | "role">[],
    locale: Locale,
    configuration: Config,
    data: Data,
  ): string | null;
}

/** The same thing in another size. */
export interface Resized<Config> {
  readonly configuration: Config;
  readonly format: Format;
}

/** One page of the inspector. */
export interface PanelSection<Config, Data> {
  readonly id: string;
  readonly icon:
    | "crop"
    | "frame"
    | "gear"
    | "tiles"
    | "grid"
    | "ruler"
    | "list"
    | "folded-card"
    | "foil"
    | "envelope"
    | "layers"
    | "plus"
    | "calendar"
    | "gift";
  readonly title: (locale: Locale) => string;
  /** Role of the side shown beside this section where sides are arranged on a table: the lid of a box. */
  readonly side?: string;
  readonly Content: ComponentType<PanelProps<Config, Data>>;
}

export interface PanelProps<Config, Data> {
  readonly configuration: Config;
  readonly data: Data;
  readonly locale: Locale;
  readonly unit: Unit;
  /** The shop, and the day that prices count on. */
  readonly context: OpeningContext;
  /** Writes labels of the vocabulary. */
  readonly text: Translate;
  /** Upright size in pixels of the photo that matters most, to say which formats suit it; null without a photo. */
  readonly photo: Size | null;
  /** Price of another configuration; null when it is impossible. */
  readonly priceOf: (configuration: Config) => Money | null;
  /** Words of the open design by their places; absent where none is open. */
  readonly texts?: PanelTexts;
  /** Takes a configuration over; `gaveWay` says what else had to change for it. */
  readonly choose: (configuration: Config, gaveWay?: readonly Refusal[]) => void;
  /** For pages that work on the design itself: a hook, so that all others are not drawn with each of its changes. */
  readonly useDesign: () => PanelDesign;
}

/** The open design, for pages of a panel that change more than the configuration. */
export interface PanelDesign {
  readonly document: DesignDocument;
  readonly layouts: readonly SurfaceLayout[];
  /** Id of the side one works on. */
  readonly side: string;
  /** @param gesture steps of one movement share it, so that they are undone together */
  readonly perform: (steps: readonly Step[], gesture?: string | null) => void;
  /** The mean colours of photos by their ids, as far as their pixels can be had. */
  readonly meanColours: (photos: readonly string[]) => Promise<ReadonlyMap<string, Rgb>>;
}

/** Texts of the design by their slots. */
export interface PanelTexts {
  /** Empty where there is no such place. */
  readonly in: (slot: string) => string;
  readonly write: (slot: string, words: string) => void;
}
