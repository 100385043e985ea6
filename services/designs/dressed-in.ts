import type { Shop } from "../../core/shop.ts";
import { loadWardrobe } from "../../design/template/load-wardrobe.ts";
import type { Wardrobe } from "../../design/template/wardrobe.ts";
import type { Refusal } from "../../products/kind.ts";
import { refuse } from "../../products/link-values.ts";
import type { DesignableKind } from "../../products/registry.ts";
import type { DesignsContext } from "./ports.ts";
import { serverFonts } from "./server-fonts.ts";

/** The wardrobe of the style that a configuration names; one that the shop does not have is said. */
export async function dressedIn(
  { styles }: DesignsContext,
  kind: DesignableKind,
  configuration: unknown,
  shop: Shop,
): Promise<{ readonly wardrobe: Wardrobe | null; readonly missing: readonly Refusal[] }> {
  const key = kind.design.styles?.keyOf(configuration) ?? null;
  if (key === null) return { wardrobe: null, missing: [] };
  const style = (await styles?.(kind.key, key, shop)) ?? null;
  if (!style) return { wardrobe: null, missing: [refuse("style", "theme-unknown", { value: key })] };
  return { wardrobe: await loadWardrobe(style, serverFonts), missing: [] };
}
