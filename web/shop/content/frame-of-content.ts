import type { ReactNode } from "react";
import type { Crumb } from "../chrome/chrome-data.ts";
import type { ShopPageProps } from "../chrome/shop-page.tsx";
import type { ContentPage } from "./read-page.ts";

/**
 * What header and footer say of a page that editors wrote.
 *
 * @param drawOverride draws what the page has instead of the boxes at the end of all pages
 */
export const frameOfContent = (
  { path, bar, seoText, footerOverride }: ContentPage,
  crumbs: readonly Crumb[],
  drawOverride: (blocks: ContentPage["footerOverride"]) => ReactNode,
): Omit<ShopPageProps, "children"> => ({
  current: path,
  bar,
  end: { crumbs, seoText, override: footerOverride.length > 0 && drawOverride(footerOverride) },
});
