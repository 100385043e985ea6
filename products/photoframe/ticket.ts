import { canvasEdge } from "./canvas-edge.ts";
import type { Case } from "./case.ts";
import { edgeColourName } from "./edge-colours.ts";
import { outsideSize } from "./frame-variant.ts";
import { chosenValue } from "./option-conditions.ts";
import { frameDepth, needsCrossBar, thicknessOf } from "./packing.ts";
import { eyeletCount } from "./raw-amounts.ts";

/** The kind's part of the production ticket: what the workshop needs besides the file, millimetres and keys. */
export function ticketOf(one: Case): Readonly<Record<string, unknown>> {
  const { material, configuration } = one;
  return {
    format: configuration.format,
    material: material && {
      key: material.key,
      thickness: thicknessOf(one, material),
      printedFromBehind: material.printedFromBehind,
    },
    options: Object.fromEntries(
      one.groups.map((applying) => [applying.group.key, chosenValue(one, applying)?.value.key]),
    ),
    canvas: canvasOf(one),
    eyelets: eyeletsOf(one),
    frame: frameOf(one),
    mat: configuration.matSize > 0 ? { size: configuration.matSize, type: configuration.matType } : null,
  };
}

function canvasOf(one: Case): unknown {
  const stretched = one.material && canvasEdge(one, one.material);
  if (!stretched) return null;
  const { edge, depth, sheet } = stretched;
  const colour = edge.kind === "coloured" ? { colour: edge.colour, colourName: edgeColourName(edge.colour).key } : {};
  return { edge: edge.kind, depth, sheet, crossBar: needsCrossBar(one), ...colour };
}

const eyeletsOf = (one: Case): number =>
  one.groups.some((applying) => chosenValue(one, applying)?.value.perEyelet)
    ? eyeletCount(one.configuration.format)
    : 0;

function frameOf(one: Case): unknown {
  const { frame, configuration, glazed } = one;
  if (!frame) return null;
  return {
    key: frame.key,
    family: frame.family,
    finish: frame.finish,
    readyMade: frame.made.kind === "ready",
    depth: frameDepth(one),
    outside: outsideSize(configuration, frame),
    glazed,
  };
}
