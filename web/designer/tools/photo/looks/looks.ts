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

/** The look of an effect, or the one it began as: toned photos stay toned in any light; null for a custom one. */
export function lookOf(effect: PhotoEffect): Look | null {
  const exact = lookNames.find((name) => isSame(looks[name], effect));
  if (exact) return exact;
  return effect.tone === "none" ? null : (lookNames.find((name) => looks[name].tone === effect.tone) ?? null);
}

const isSame = (one: PhotoEffect, other: PhotoEffect) =>
  one.tone === other.tone && amounts.every((amount) => one[amount] === other[amount]);
