import type { ReactNode } from "react";
import type { ProductPage } from "../../services/product-pages/contract.ts";
import { part } from "../browser/part.tsx";
import type { ContentPage } from "../content/read-page.ts";
import { ShopPage, type ShopPageProps } from "../frame/chrome/shop-page.tsx";
import { useCrumbs } from "../frame/crumbs/use-crumbs.ts";
import { frameOfContent } from "./content/frame-of-content.ts";
import { ProductPromise } from "./product/product-islands.tsx";

const FooterOverride = part(
  "web/shop/content/content-page.tsx",
  async () => (await import("./content/content-page.tsx")).FooterOverride,
);
/** What routes of home, content and product pages load, as far as the frame reads it. */
type Loaded =
  | { readonly kind: "own" }
  | { readonly kind: "content"; readonly page: ContentPage; readonly preview: object | null }
  | { readonly kind: "product"; readonly content: Omit<ProductPage, "calculator">; readonly calculator: string };

interface ShopFrameProps {
  readonly loaderData: Loaded;
  readonly children: ReactNode;
}

/** Header and footer of home, content and product pages. A draft in the visual editor brings its own live ones. */
export function ShopFrame({ loaderData, children }: ShopFrameProps) {
  const crumbs = useCrumbs(pageIn(loaderData));
  if (loaderData.kind === "content" && loaderData.preview !== null) return children;
  return <ShopPage {...saidBy(loaderData, crumbs)}>{children}</ShopPage>;
}

const pageIn = (loaded: Loaded) =>
  loaded.kind === "product" ? loaded.content : loaded.kind === "content" ? loaded.page : { path: "/", breadcrumb: [] };

/** What the frame says of a page. */
function saidBy(loaded: Loaded, crumbs: ReturnType<typeof useCrumbs>): Omit<ShopPageProps, "children"> {
  if (loaded.kind === "own") return {};
  if (loaded.kind === "product")
    return {
      current: loaded.content.path,
      // Anew for each page, whose clock it reads (`product/use-now.ts`).
      promise: <ProductPromise key={loaded.content.path} content={loaded.content} calculator={loaded.calculator} />,
      end: { crumbs },
    };
  return frameOfContent(loaded.page, crumbs, (blocks) => <FooterOverride blocks={blocks} />);
}
