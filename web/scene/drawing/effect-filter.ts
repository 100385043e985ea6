import type { PhotoEffect } from "../../../design/document.ts";
import { effectTables, luma, noEffect } from "../../../design/photo-effect.ts";

/** One primitive of an SVG filter in sRGB. */
export type FilterStage =
  | { readonly type: "transfer"; readonly red: string; readonly green: string; readonly blue: string }
  | { readonly type: "matrix"; readonly values: string };

/** A name of the effect that is the same for equal effects. */
export const effectName = ({ tone, light, contrast, warmth }: PhotoEffect): string =>
  [tone, light, contrast, warmth].join("_");

/** Does it leave every pixel as it is? */
export const changesNothing = (effect: PhotoEffect): boolean => effectName(effect) === effectName(noEffect);

/** An effect as primitives of an SVG filter, from the tables that print uses: both show the same pixels. */
export function effectStages(effect: PhotoEffect): readonly FilterStage[] {
  const { before, toned, after } = effectTables(effect);
  if (!toned) return [transfer((channel) => before[channel].map((value) => after[channel][value] as number))];
  return [
    ...(effect.warmth === 0 ? [] : [transfer((channel) => before[channel])]),
    { type: "matrix", values: `${[GREY, GREY, GREY].join(" 0 0 ")} 0 0 0 0 0 1 0` },
    transfer((channel) => after[channel]),
  ];
}

const GREY = [luma.red, luma.green, luma.blue].map((share) => share / 65_536).join(" ");

/** All 256 entries: what a browser puts between two of them is never seen. */
const transfer = (table: (channel: "red" | "green" | "blue") => Uint8Array): FilterStage => ({
  type: "transfer",
  red: written(table("red")),
  green: written(table("green")),
  blue: written(table("blue")),
});

/** A quarter more than the share of 255, because browsers cut off what they make of it, or round it. */
const shares = Array.from({ length: 256 }, (_, value) => String(Number(Math.min((value + 0.25) / 255, 1).toFixed(5))));
const written = (table: Uint8Array): string => Array.from(table, (value) => shares[value]).join(" ");
