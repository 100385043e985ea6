import type { ComponentType } from "react";
import type { Translate } from "../core/labels.ts";
import type { Locale, Unit } from "../core/locale.ts";

/** What a drawing of a kind is given; it is drawn again with each choice and never animated. */
export interface DrawingProps<Config, Data> {
  readonly configuration: Config;
  readonly data: Data;
  readonly locale: Locale;
  readonly unit: Unit;
  readonly text: Translate;
}

// biome-ignore lint/suspicious/noExplicitAny: drawings of different kinds; what goes in was parsed by the kind's schemas.
export type Drawings = Readonly<Record<string, ComponentType<DrawingProps<any, any>>>>;
