import { DESIGN_SCHEMA, type DesignDocument } from "../../../design/document.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import { openCase } from "../case.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";
import { firstSurface } from "./dress.ts";
import { sidesOf } from "./sides.ts";

/** A card or book nobody has touched: the theme on every side. */
export function blank(configuration: CardConfiguration, release: Release, wardrobe: Wardrobe | null): DesignDocument {
  const one = openCase(configuration, release);
  return {
    schema: DESIGN_SCHEMA,
    kind: "card",
    configuration,
    title: "",
    photos: [],
    surfaces: sidesOf(one).map((side) => firstSurface(side, one, wardrobe)),
  };
}
