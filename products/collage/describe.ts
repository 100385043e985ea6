import { type Label, labelFor } from "../../core/labels.ts";
import type { ProductDescription } from "../kind.ts";
import { edgeOf, groupLabel, stretchedPanels, stretcherOf } from "./canvas-options.ts";
import { type Case, isSet } from "./case.ts";
import { openCase } from "./check.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** Title in baskets, mails and tickets: material and size, or the set; then design, panels, frame and background. */
export function describe(configuration: CollageConfiguration, release: Release): ProductDescription {
  const one = openCase(configuration, release);
  const { design, panels, colour, tiles } = one;
  const shape = release.shapes.find(({ key }) => key === design.shape)?.label ?? design.shape;
  const frame = panels.find((panel) => panel.frame)?.frame;
  return {
    title: titleOf(one),
    facts: [
      labelFor("collage.design", { shape: { key: shape }, photos: tiles }),
      ...(isSet(configuration) ? panels.map(panelLabel) : []),
      ...(frame ? [frame.label] : []),
      labelFor("collage.background", { colour: colour.label }),
      ...canvasFacts(one),
    ],
  };
}

/** Edge and stretcher, where a panel has them. */
function canvasFacts({ configuration, release }: Case): readonly Label[] {
  if (stretchedPanels(configuration, release).length === 0) return [];
  const [edge, stretcher] = [edgeOf(configuration, release), stretcherOf(configuration, release)];
  return [
    labelFor("quote.option", { group: groupLabel("stretcher"), value: { key: stretcher.label } }),
    labelFor("quote.option", { group: groupLabel("edge"), value: { key: edge.label } }),
  ];
}

function titleOf({ configuration, panels }: Case): Label {
  const [first] = panels;
  if (isSet(configuration) || !first) return labelFor("collage.title-set", { count: panels.length });
  return labelFor("collage.title", { picture: panelLabel(first) });
}

const panelLabel = ({ material, format }: Case["panels"][number]): Label =>
  labelFor("wall.title", { material: { key: material.label }, size: format });
