import type { PhotoEffect } from "../../../../../design/document.ts";
import { noEffect } from "../../../../../design/photo-effect.ts";

/** Effects by name, as a visitor begins with them. */
export const looks = {
  original: noEffect,
  blackAndWhite: { ...noEffect, tone: "black-and-white" },
  sepia: { ...noEffect, tone: "sepia" },
  soft: { ...noEffect, light: 12, contrast: -35, warmth: 10 },
} as const satisfies Record<string, PhotoEffect>;

export type Look = keyof typeof looks;
export const lookNames = Object.keys(looks) as Look[];

/** What can be changed by itself, from -100 to 100. */
export const amounts = ["light", "contrast", "warmth"] as const;

/** The look an effect is, or began as: a toned photo stays toned whatever its light; null for an effect of one's own. */
export function lookOf(effect: PhotoEffect): Look | null {
  const exact = lookNames.find((name) => isSame(looks[name], effect));
  if (exact) return exact;
  return effect.tone === "none" ? null : (lookNames.find((name) => looks[name].tone === effect.tone) ?? null);
}

const isSame = (one: PhotoEffect, other: PhotoEffect) =>
  one.tone === other.tone && amounts.every((amount) => one[amount] === other[amount]);
