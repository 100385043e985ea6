import type { Unit } from "../../core/locale.ts";
import type { Release } from "./release.ts";

/** Sizes of one unit's post are sold where that unit is: `us-a6-folded`, the usual card in inches, and all named like it. */
export function soldIn(unit: Unit, card: string, { defaultCard }: Pick<Release, "defaultCard">): boolean {
  const [inches] = defaultCard.inch.split("-");
  return unit === "inch" || defaultCard.cm.startsWith(`${inches}-`) || !card.startsWith(`${inches}-`);
}
