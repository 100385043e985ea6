import type { ComponentType } from "react";
import type { Translate } from "../core/labels.ts";
import type { Locale, Unit } from "../core/locale.ts";

/** Props of a kind's drawing; it is redrawn with each choice and never animated. */
export interface DrawingProps<Config, Data> {
  readonly configuration: Config;
  readonly data: Data;
  readonly locale: Locale;
  readonly unit: Unit;
  readonly text: Translate;
}

// biome-ignore lint/suspicious/noExplicitAny: drawings of different kinds, whose input their schemas parsed.
export type Drawings = Readonly<Record<string, ComponentType<DrawingProps<any, any>>>>;
