import type { LengthFailure } from "../core/length-text.ts";
import type { Format } from "../core/measure.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Refusal } from "./quoting.ts";

/** Orientation of listed formats; a square stays as it is. */
export type Turned = "landscape" | "portrait";

/** Everything the visitor has chosen. */
export interface PageState<Config> {
  readonly configuration: Config;
  readonly orientation: Turned;
  /**
   * The visitor's own choices at the present type and format. The `configuration` is the nearest possible piece;
   * choices that fell back return when possible. Addresses do not carry it; without it the configuration is the wish.
   */
  readonly wish?: Config;
}

/** A new state, and what had to give way for it; each is said once. */
export interface Chosen<Config> {
  readonly state: PageState<Config>;
  readonly notices: readonly Refusal[];
  /** State before a type was chosen: the new one starts with its own format, which the page announces. */
  readonly before?: PageState<Config>;
}

export interface TypedFormat {
  readonly width: string;
  readonly height: string;
}

/** Fault of a typed format: a side that is no length, or a size that the type does not have. */
export type OwnFormatProblem =
  | { readonly side: "width" | "height"; readonly failure: LengthFailure }
  | { readonly side: "both"; readonly refusal: Refusal };

/** Formats that nobody lists. */
export interface OwnFormat<Config> {
  /** In steps that can be ordered. */
  readonly smallest: Format;
  readonly largest: Format;
  read(typed: TypedFormat): Outcome<Format, readonly OwnFormatProblem[]>;
  choose(format: Format): Chosen<Config>;
}
