import { type Format, turnTo } from "../../../core/measure.ts";
import type { QueryParameters } from "../../../core/query-string.ts";
import type { LinkContext, Refusal } from "../../kind.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";

/** How listed formats are turned; a square stays as it is. */
export type Turned = "landscape" | "portrait";

/** What a product page gives its calculator. */
export interface CalculatorSetup {
  readonly release: Release;
  readonly shop: LinkContext;
  /** What the page starts with, in the names of the designer link. Without a format: the material's initial one. */
  readonly initial: QueryParameters;
  /** How formats lie before the visitor turns them; the portrait flag of the specification sets it. */
  readonly orientation: Turned;
  /** Addresses always say how formats lie: the page begins otherwise for other visitors, who may get one of them. */
  readonly namesOrientation?: boolean;
}

/** Everything the visitor has chosen. */
export interface CalculatorState {
  readonly configuration: PhotoFrameConfiguration;
  readonly orientation: Turned;
  /**
   * What she chose herself, at the present material and format: the `configuration` is the nearest possible piece to it,
   * and what gave way comes back with the next choice under which it can be made. Addresses do not carry it; without one
   * the configuration is the wish.
   */
  readonly wish?: PhotoFrameConfiguration;
}

/** A new state, and what had to give way for it; each is said once. */
export interface Chosen {
  readonly state: CalculatorState;
  readonly notices: readonly Refusal[];
  /** What was before a material was chosen: the new one begins with its own format, which has to be said. */
  readonly before?: CalculatorState;
}

/** The format as the calculator shows it. */
export const turned = (format: Format, orientation: Turned): Format => turnTo(format, orientation);
