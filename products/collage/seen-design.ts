import type { TileForm } from "../../design/tiles/tile-form.ts";
import { type Case, isSet } from "./case.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import { nearest, ofShape } from "./shop-designs.ts";

function shapeOf(form: TileForm): string {
  switch (form.kind) {
    case "comb":
      return "hexagon";
    case "outline":
      return "heart";
    case "sign":
      if (/\D/.test(form.sign)) return "letter";
      return form.sign.length === 4 ? "year" : "number";
    default:
      return "grid";
  }
}

/**
 * Finds the shop's design most similar to the form, so that basket and mails name the visible one; a set has several
 * forms.
 *
 * @param tiles photos of all panels afterwards
 */
export function seenDesign(form: TileForm, one: Case, tiles = one.tiles): CollageConfiguration {
  const { configuration, design, release } = one;
  const shape = shapeOf(form);
  const like = shape === design.shape || isSet(configuration) ? null : nearest(ofShape(release, shape), tiles);
  if (!like && tiles === one.tiles) return configuration;
  return { ...configuration, designId: like?.id ?? design.id, tileCount: tiles };
}
