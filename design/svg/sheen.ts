import type { Size } from "../geometry.ts";
import type { Plate } from "../plate.ts";

export type Foil = Extract<Plate, `Foil_${string}`>;

/** Foils on a screen: light runs across them. */
const sheens: Readonly<Record<Foil, readonly string[]>> = {
  Foil_Gold: ["#8a671c", "#c9a44f", "#9c7726", "#d8ba6c", "#8c6a22"],
  Foil_Silver: ["#6b6e72", "#a4a8ac", "#7c8084", "#b5b8bb", "#70747a"],
  Foil_RoseGold: ["#94533f", "#cc8c76", "#a8664f", "#d79f8b", "#985843"],
};

export const isFoil = (plate: Plate): plate is Foil => plate in sheens;

/** Gradient stops of light on a foil, as shares of its length. */
export const sheenStops = (plate: Foil): readonly { readonly at: number; readonly colour: string }[] =>
  sheens[plate].map((colour, n, all) => ({ at: n / (all.length - 1), colour }));

/** A foil's gradient across a picture of this size, without its id. */
export function sheenOf(plate: Foil, { width, height }: Size): string {
  const stops = sheenStops(plate).map(({ at, colour }) => `<stop offset="${at}" stop-color="${colour}"/>`);
  return `<linearGradient gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width}" y2="${height}">${stops.join("")}</linearGradient>`;
}
