import type { ComponentType } from "react";
import type { Translate } from "../core/labels.ts";
import type { Locale } from "../core/locale.ts";
import type { Money } from "../core/money.ts";
import type { Size } from "../design/geometry.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a product kind brings into the designer: `panel.tsx` of its folder. */
export interface KindPanel<Config, Data> {
  readonly sections: readonly PanelSection<Config, Data>[];
  /** What stands around the first surface. */
  surroundings(configuration: Config, data: Data): Surroundings;
}

/** One page of the inspector, opened from the rail. */
export interface PanelSection<Config, Data> {
  readonly id: string;
  readonly icon: "crop" | "frame" | "gear" | "tiles" | "ruler" | "list";
  readonly title: (locale: Locale) => string;
  readonly Content: ComponentType<PanelProps<Config, Data>>;
}

export interface PanelProps<Config, Data> {
  readonly configuration: Config;
  readonly data: Data;
  readonly locale: Locale;
  /** Writes labels of the vocabulary. */
  readonly text: Translate;
  /** Upright size in pixels of the photo that matters most, to say which formats suit it; null without a photo. */
  readonly photo: Size | null;
  /** What another configuration would cost; null when it is impossible. */
  readonly priceOf: (configuration: Config) => Money | null;
  /** Takes a configuration over; choices made in one movement (a slider) share a gesture and are undone together. */
  readonly choose: (configuration: Config, gesture?: string) => void;
}
