import { useMemo } from "react";
import type { TitleLook } from "../../../products/autofill/kind-autofill.ts";
import { useDesk } from "../desk/desk.ts";
import { useWardrobe } from "../desk/use-wardrobe.ts";

/** Titles of chapters in the style that the design wears, and plainly without one. */
export function useTitleLook(): TitleLook {
  const { locale } = useDesk().shop;
  const { wardrobe } = useWardrobe();
  const { pairing, palette } = wardrobe?.style.dressing ?? {};
  const [font, colour] = [pairing?.display ?? "instrument-sans-regular", palette?.colours.ink ?? "#1d1b19"];
  return useMemo(() => ({ locale, font, colour }), [locale, font, colour]);
}
