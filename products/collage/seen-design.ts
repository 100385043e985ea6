import type { TileForm } from "../../design/tiles/tile-form.ts";
import { type Case, isSet } from "./case.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import { nearest, ofShape } from "./shop-designs.ts";

const shapes: Readonly<Record<TileForm["kind"], string>> = {
  ...{ grid: "grid", mosaic: "grid", comb: "hexagon", outline: "heart" },
};

/** Names the shop's design that is most like the form, so that basket and mails say what is seen; a set has several forms. */
export function seenDesign(form: TileForm, { configuration, design, release, tiles }: Case): CollageConfiguration {
  const shape = shapes[form.kind];
  const like = nearest(ofShape(release, shape), tiles);
  if (isSet(configuration) || !like || shape === design.shape) return configuration;
  return { ...configuration, designId: like.id, tileCount: tiles };
}
