import { type Box, identity, type Matrix } from "../geometry.ts";
import type { Colour, ColourFacts, FontFacts, Paint } from "../inspection.ts";
import type { Shape } from "../outlines.ts";

/** The graphics state (ISO 32000-1, 8.4) as far as the rules care. Values are replaced, never changed. */
export interface GraphicsState {
  readonly matrix: Matrix;
  /** Extent of the clipping path, null when nothing is left. */
  readonly clip: Box | null;
  /** Outlines of the clip other than upright rectangles. */
  readonly cuts: readonly Shape[];
  readonly fill: Colour;
  readonly stroke: Colour;
  readonly lineWidth: number;
  readonly overprintFill: boolean;
  readonly overprintStroke: boolean;
  readonly overprintMode: number;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  readonly blend: string;
  readonly softMask: boolean;
  /** No transparency group around lets anything through. */
  readonly solidGroups: boolean;
  readonly text: TextState;
}

export interface TextState {
  readonly font: number | null;
  readonly facts: FontFacts | null;
  readonly size: number;
  readonly characterSpace: number;
  readonly wordSpace: number;
  /** Horizontal scaling as a share. */
  readonly scale: number;
  readonly leading: number;
  readonly rise: number;
  readonly mode: number;
}

export const deviceSpace = (kind: string): ColourFacts => ({ kind, inks: [], base: null, profile: null });

const black: Colour = { space: deviceSpace("DeviceGray"), values: [0] };

export function initialState(clip: Box | null, matrix: Matrix = identity): GraphicsState {
  return {
    matrix,
    clip,
    cuts: [],
    fill: black,
    stroke: black,
    lineWidth: 1,
    overprintFill: false,
    overprintStroke: false,
    overprintMode: 0,
    fillAlpha: 1,
    strokeAlpha: 1,
    blend: "Normal",
    softMask: false,
    solidGroups: true,
    text: { font: null, facts: null, size: 0, characterSpace: 0, wordSpace: 0, scale: 1, leading: 0, rise: 0, mode: 0 },
  };
}

export function paintOf(state: GraphicsState, what: "fill" | "stroke"): Paint {
  const alpha = what === "fill" ? state.fillAlpha : state.strokeAlpha;
  return {
    overprint: what === "fill" ? state.overprintFill : state.overprintStroke,
    overprintMode: state.overprintMode,
    opaque:
      state.solidGroups && alpha === 1 && !state.softMask && (state.blend === "Normal" || state.blend === "Compatible"),
  };
}
