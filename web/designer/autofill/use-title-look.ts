import { useMemo } from "react";
import type { TitleLook } from "../../../products/autofill/kind-autofill.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useWardrobe } from "../context/use-wardrobe.ts";

/** Titles of chapters in the style that the design wears, and plainly without one. */
export function useTitleLook(): TitleLook {
  const { locale } = useDesignContext().shop;
  const { wardrobe } = useWardrobe();
  const { pairing, palette } = wardrobe?.style.dressing ?? {};
  const [font, colour] = [pairing?.display ?? "instrument-sans-regular", palette?.colours.ink ?? "#1d1b19"];
  return useMemo(() => ({ locale, font, colour }), [locale, font, colour]);
}
