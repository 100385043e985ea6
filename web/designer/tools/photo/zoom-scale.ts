import { ONE } from "../../../../design/placement.ts";

/** The slider's ends: the smallest zoom and five times as large. Wheel and keys go further. */
const MOST = 5;
export const ZOOM_STEPS = 200;

/** Slider position (0 to `ZOOM_STEPS`) of a zoom in ppm. Equal ways are equal factors. */
export const positionOf = (zoom: number): number =>
  Math.round(Math.min(Math.log(zoom / ONE) / Math.log(MOST), 1) * ZOOM_STEPS);

export const zoomAt = (position: number): number => Math.round(ONE * MOST ** (position / ZOOM_STEPS));
