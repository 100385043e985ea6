import { type Format, micrometres } from "../../core/measure.ts";
import { lookOf } from "../finish-looks.ts";
import type { Surroundings } from "../surroundings.ts";
import { stretcherOf } from "./canvas-options.ts";
import type { Case, CasePanel } from "./case.ts";
import { openCase } from "./check.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** Body and frame of the first panel. The configuration must be possible. */
export function surroundings(configuration: CollageConfiguration, release: Release): Surroundings {
  const one = openCase(configuration, release);
  const [panel] = one.panels;
  if (!panel) throw new Error("a collage has a panel");
  return surroundingsOf(panel, one);
}

export function surroundingsOf(
  { material, format, frame }: CasePanel,
  { configuration, release }: Pick<Case, "configuration" | "release">,
): Surroundings {
  const body = material.stretched
    ? ({ depth: micrometres(stretcherOf(configuration, release).depth), side: "picture" } as const)
    : { depth: 250, side: "#f2f0ec" };
  if (!frame) return { body, mat: null, frame: null, glazed: false };
  const { family, key } = frame;
  return {
    body,
    mat: null,
    glazed: true,
    frame: {
      outer: around(format, family.face),
      inner: around(format, -family.covers),
      depth: micrometres(family.depth),
      finish: lookOf(key.slice(family.key.length + 1)),
      gap: 0,
    },
  };
}

const around = ({ width, height }: Format, margin: number) => ({
  x: 0 - micrometres(margin),
  y: 0 - micrometres(margin),
  width: micrometres(width + 2 * margin),
  height: micrometres(height + 2 * margin),
});
