import { barePath } from "../../../core/shop-path.ts";
import type { Crumb } from "../../../ui/breadcrumb.tsx";
import { useHome, useSpelledLink } from "../use-shop.ts";

interface PlacedPage {
  readonly path: string;
  /** Behind the home page; the last is the page itself. */
  readonly breadcrumb: readonly (Crumb | { readonly text: string; readonly link: { readonly url: string } })[];
}

/** The way from the home page to a page; none on the home page. */
export function useCrumbs({ path, breadcrumb }: PlacedPage): readonly Crumb[] {
  const { homeHref, words } = useHome();
  const spelled = useSpelledLink();
  if (barePath(path) === barePath(homeHref)) return [];
  const behind = breadcrumb.map((one) => ("link" in one ? { text: one.text, href: spelled(one.link.url) } : one));
  return [{ text: words.home, href: homeHref }, ...behind];
}
