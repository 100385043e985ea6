import type { ReactNode } from "react";
import type { ContentPage } from "../../content/read-page.ts";
import type { Crumb } from "../../frame/chrome/chrome-data.ts";
import type { ShopPageProps } from "../../frame/chrome/shop-page.tsx";

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
