import type { Pairing, Palette } from "../../../design/template/template.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";

/** Colours and fonts that the calendar's own layouts are dressed in: those of its style, or these. */
export interface PlainDressing {
  readonly colours: Palette["colours"];
  readonly display: Pairing["display"];
  readonly body: Pairing["body"];
}

/** Without a look of the shop. */
export const bare: PlainDressing = {
  colours: { paper: "#ffffff", ink: "#1b1a18", accent: "#a3341f", soft: "#ece6da", deep: "#2f3a36" },
  display: "bricolage-grotesque-semibold",
  body: "instrument-sans-regular",
};

export function plainDressing(wardrobe: Wardrobe | null): PlainDressing {
  if (!wardrobe) return bare;
  const { palette, pairing } = wardrobe.style.dressing;
  return { colours: palette.colours, display: pairing.display, body: pairing.body };
}
