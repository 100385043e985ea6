import { type Format, turnTo } from "../../../core/measure.ts";
import type { LinkContext } from "../../kind.ts";
import type { Chosen as ChosenOf, PageSetup, PageState, Turned } from "../../kind-page.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";

export type { Turned } from "../../kind-page.ts";

/** Input of the calculator from a product page, independent of channel and day. */
export interface CalculatorSetup extends Omit<PageSetup<Release>, "shop"> {
  readonly shop: LinkContext;
}

export type CalculatorState = PageState<PhotoFrameConfiguration>;
export type Chosen = ChosenOf<PhotoFrameConfiguration>;

/** The format as the calculator shows it. */
export const turned = (format: Format, orientation: Turned): Format => turnTo(format, orientation);
