import { type Format, micrometres } from "../../core/measure.ts";
import type { Rect } from "../../design/geometry.ts";
import { lookOf, matColourOf, sideColourOf } from "../finish-looks.ts";
import type { Body, FrameAround, MatAround, Surroundings } from "../surroundings.ts";
import { canvasEdge } from "./canvas-edge.ts";
import { type Case, openCase } from "./case.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";

/** Body, mat and frame of a wall picture. The configuration must be possible. */
export function surroundings(configuration: PhotoFrameConfiguration, release: Release): Surroundings {
  const one = openCase(configuration, release);
  return { body: bodyOf(one), mat: matOf(one), frame: frameOf(one), glazed: one.glazed };
}

function bodyOf(one: Case): Body {
  const { material } = one;
  if (!material) return { depth: micrometres(1), side: "#f2f0ec" };
  const edge = canvasEdge(one, material);
  if (edge) return { depth: micrometres(edge.depth), side: "picture" };
  return { depth: material.thicknessMicrometres, side: sideColourOf(material.key) };
}

/** The mat shows `matSize` around the picture and overlaps it by a few millimetres. */
function matOf({ configuration, release }: Case): MatAround | null {
  const { format, matSize, matType } = configuration;
  if (matSize === 0) return null;
  return {
    outer: around(format, matSize),
    opening: around(format, -release.frames.mats.overlap),
    colour: matColourOf(matType),
  };
}

/** With a gap the moulding is apart from the picture, otherwise its rebate covers the edge. */
function frameOf({ configuration, frame, material }: Case): FrameAround | null {
  if (!frame) return null;
  const { format, matSize, optionTypes } = configuration;
  const depth = (material && frame.depth[optionTypes.stretcher ?? ""]) ?? frame.depth.default;
  return {
    outer: around(format, matSize + frame.gap + frame.face),
    inner: around(format, matSize + frame.gap - frame.covers),
    depth: micrometres(depth),
    finish: lookOf(frame.finish),
    gap: micrometres(frame.gap),
  };
}

/** The format's rectangle, larger by `margin` millimetres on every side. */
const around = ({ width, height }: Format, margin: number): Rect => ({
  x: 0 - micrometres(margin),
  y: 0 - micrometres(margin),
  width: micrometres(width + 2 * margin),
  height: micrometres(height + 2 * margin),
});
