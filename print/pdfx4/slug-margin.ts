import type { ImposedSheet } from "../imposition/imposed-sheet.ts";
import type { PartnerSetting } from "../partner-setting.ts";

type Wishes = Pick<PartnerSetting, "marks" | "slug">;

/** Free space that marks and slug line need outside the bleed, µm; none when the partner wants neither. */
export function slugMargin({ marks, slug }: Wishes): number {
  return marks === "none" && !slug ? 0 : 8000;
}

/** A larger sheet has the size it has: marks and slug line are inside. */
export const marginOf = ({ cuts }: Pick<ImposedSheet, "cuts">, wishes: Wishes): number =>
  cuts === null ? slugMargin(wishes) : 0;
