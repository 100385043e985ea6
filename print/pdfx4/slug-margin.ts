import type { PartnerSetting } from "../partner-setting.ts";

/** Free space that marks and slug line need outside the bleed, µm; none when the partner wants neither. */
export function slugMargin({ marks, slug }: Pick<PartnerSetting, "marks" | "slug">): number {
  return marks === "none" && !slug ? 0 : 8000;
}
