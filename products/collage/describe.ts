import type { Label } from "../../core/labels.ts";
import type { ProductDescription } from "../kind.ts";
import { type Case, isSet } from "./case.ts";
import { openCase } from "./check.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** How baskets, mails and tickets name it: material and size, or the set; then design, panels, frame and background. */
export function describe(configuration: CollageConfiguration, release: Release): ProductDescription {
  const one = openCase(configuration, release);
  const { design, panels, colour } = one;
  const shape = release.shapes.find(({ key }) => key === design.shape)?.label ?? design.shape;
  const frame = panels.find((panel) => panel.frame)?.frame;
  return {
    title: titleOf(one),
    facts: [
      { key: "collage.design", params: { shape: { key: shape }, photos: design.photos } },
      ...(isSet(configuration) ? panels.map(panelLabel) : []),
      ...(frame ? [frame.label] : []),
      { key: "collage.background", params: { colour: { key: colour.label } } },
    ],
  };
}

function titleOf({ configuration, panels }: Case): Label {
  const [first] = panels;
  if (isSet(configuration) || !first) return { key: "collage.title-set", params: { count: panels.length } };
  return { key: "collage.title", params: { picture: panelLabel(first) } };
}

const panelLabel = ({ material, format }: Case["panels"][number]): Label => ({
  key: "wall.title",
  params: { material: { key: material.label }, size: format },
});
